import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'An ordered service, its milestones and history.': 'ऑर्डर की गई सेवा, उसके चरण और इतिहास।',
  'There is no order with this number.': 'इस नंबर का कोई ऑर्डर नहीं।',
  'Refund the customer': 'ग्राहक को रिफ़ंड दें',
  'Accept for the customer': 'ग्राहक की ओर से स्वीकार करें',
  'Cancel and refund': 'रद्द करें, रिफ़ंड दें',
  'Accept the delivered milestone?': 'भेजा गया चरण स्वीकार करें?',
  'Refund what was not accepted?': 'जो स्वीकार नहीं हुआ, उसका रिफ़ंड दें?',
  'Cancel and refund?': 'रद्द करें और रिफ़ंड दें?',
  'The consultant earns this milestone. Both sides are notified with your reason.':
    'सलाहकार को इस चरण की कमाई मिलेगी। दोनों को आपके कारण के साथ सूचना जाएगी।',
  '{amount} goes back to the customer, and the order ends. Both sides are notified.':
    '{amount} ग्राहक को वापस जाएँगे और ऑर्डर ख़त्म होगा। दोनों को सूचना जाएगी।',
  Milestones: 'चरण',
  'sent back {count} times': { one: '{count} बार लौटाया', other: '{count} बार लौटाया' },
  'Not accepted yet, with GST': 'अभी स्वीकार नहीं, GST सहित',
  'What was ordered': 'क्या ऑर्डर हुआ',
  'Accepted automatically': 'अपने-आप स्वीकार',
  'Decide by': 'फ़ैसला कब तक',
  'Orders of services and disputes.': 'सेवाओं के ऑर्डर और विवाद।',
  'Ordered|on a day': 'ऑर्डर हुआ',
  'Disputed|services': 'विवाद में',
  'Late|services': 'देर से',
  'Ended|services': 'ख़त्म',
  'Order, customer, consultant or mobile': 'ऑर्डर, ग्राहक, सलाहकार या मोबाइल',
  'No services here': 'यहाँ कोई सेवा नहीं',
  'Services appear here as soon as customers order them.': 'ग्राहकों के ऑर्डर करते ही सेवाएँ यहाँ दिखेंगी।',
  'All services': 'सभी सेवाएँ',
  'Brief|of a service': 'विवरण',
  'Show services': 'सेवाएँ दिखाएँ',
  'Running|services': 'चालू',
} satisfies Catalogue
