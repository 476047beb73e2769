import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Paid, with GST and delivery': 'भुगतान, GST और डिलीवरी सहित',
  'Reject return': 'वापसी नामंज़ूर करें',
  'Accept return': 'वापसी मानें',
  'Accept this return?': 'यह वापसी मानें?',
  'The customer sends the goods back and is refunded when they arrive. Both get your reason.':
    'ग्राहक की ओर से सामान लौटेगा, और विक्रेता को मिलते ही रिफ़ंड होगा। आपका कारण दोनों को दिखेगा।',
  'Refund the customer?': 'ग्राहक को रिफ़ंड दें?',
  'The full amount is refunded now. The goods need not be sent back. Both get your reason.':
    'पूरी रक़म का रिफ़ंड अभी होगा। सामान वापस भेजना ज़रूरी नहीं। आपका कारण दोनों को दिखेगा।',
  'The full amount is refunded now. Both get your reason.': 'पूरी रक़म का रिफ़ंड अभी होगा। आपका कारण दोनों को दिखेगा।',
  'Reject this return?': 'यह वापसी नामंज़ूर करें?',
  'The customer is not refunded. Both get your reason.': 'ग्राहक को रिफ़ंड नहीं मिलेगा। आपका कारण दोनों को दिखेगा।',
  'The seller keeps what came back.': 'वापस आया सामान विक्रेता के पास रहेगा।',
  'Has not arrived': 'नहीं पहुँचा',
  'Cancelled by the seller': 'विक्रेता ने रद्द किया',
  'It was not sent in time': 'समय पर नहीं भेजा गया',
  'It was delivered': 'सामान पहुँच गया था',
  'Count it as delivered?': 'इसे पहुँचा हुआ मानें?',
  'The full amount is refunded now, and the seller earns nothing. Both get your reason.':
    'पूरी रक़म का रिफ़ंड अभी होगा और विक्रेता को कमाई नहीं मिलेगी। आपका कारण दोनों को दिखेगा।',
  'The customer is not refunded and can return it for 7 days. Both get your reason.':
    'ग्राहक को रिफ़ंड नहीं मिलेगा, पर 7 दिन तक सामान वापस किया जा सकता है। आपका कारण दोनों को दिखेगा।',
  'Goods that customers ordered, and their returns.': 'ग्राहकों का मँगाया सामान और उसकी वापसी।',
  'Show deliveries': 'डिलीवरी दिखाएँ',
  'All|deliveries': 'सभी',
  'Open returns': 'खुली वापसी',
  'Not sent|goods': 'नहीं भेजा',
  'Order, customer, seller or mobile': 'ऑर्डर, ग्राहक, विक्रेता या मोबाइल',
  'No deliveries here': 'यहाँ कोई डिलीवरी नहीं',
  'Goods appear here as soon as customers order them.': 'ग्राहकों के ऑर्डर करते ही सामान यहाँ दिखेगा।',
} satisfies Catalogue
