import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Paid, with GST and delivery': 'भुगतान, GST और डिलीवरी सहित',
  'Delivered to': 'कहाँ पहुँचाना है',
  'Reject return': 'वापसी नामंज़ूर करें',
  'Refund now': 'अभी रिफ़ंड दें',
  'Accept return': 'वापसी मानें',
  'Accept this return?': 'यह वापसी मानें?',
  'The customer sends the goods back and is refunded when the seller has them.':
    'ग्राहक सामान वापस भेजेंगे और विक्रेता को मिलने पर रिफ़ंड मिलेगा।',
  'Refund the customer?': 'ग्राहक को रिफ़ंड दें?',
  'The full amount is refunded immediately, and the goods need not come back.':
    'पूरी रक़म का रिफ़ंड अभी होगा, सामान वापस भेजना ज़रूरी नहीं।',
  'Reject this return?': 'यह वापसी नामंज़ूर करें?',
  'There is no refund. Both sides get your reason.': 'रिफ़ंड नहीं होगा। दोनों पक्षों को आपका कारण मिलेगा।',
  'Goods that customers ordered, and their returns.': 'ग्राहकों का मँगाया सामान और उसकी वापसी।',
  'Show deliveries': 'डिलीवरी दिखाएँ',
  'All|deliveries': 'सभी',
  'Returns|goods': 'वापसी',
  'Not sent|goods': 'नहीं भेजा',
  'Order, customer, seller or mobile': 'ऑर्डर, ग्राहक, विक्रेता या मोबाइल',
  'No deliveries here': 'यहाँ कोई डिलीवरी नहीं',
  'Goods appear here as soon as customers order them.': 'ग्राहकों के ऑर्डर करते ही सामान यहाँ दिखेगा।',
} satisfies Catalogue
