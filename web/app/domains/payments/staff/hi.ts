import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  Received: 'प्राप्त',
  'Checked {when}': '{when} को जाँचा',
  'Compare again': 'फिर मिलाएँ',
  'Check completed. No differences': 'मिलान हुआ। कोई अंतर नहीं',
  'Check completed. {count} to review': 'मिलान हुआ। {count} देखने हैं',
  'Both records match exactly.': 'दोनों रिकॉर्ड पूरी तरह मिलते हैं।',
  'Paid there, not here': 'वहाँ भुगतान हुआ, यहाँ नहीं',
  'The gateway did not notify us. The check has credited it.': 'गेटवे से सूचना नहीं मिली थी। मिलान में इसे जमा कर दिया गया।',
  'Paid here, not there': 'यहाँ भुगतान है, वहाँ नहीं',
  'The gateway has no record of it. Check with the gateway before any payout.':
    'गेटवे पर इसका रिकॉर्ड नहीं है। किसी भी निकासी से पहले गेटवे से पूछें।',
  'Different amount': 'रक़म अलग है',
  'It was not credited. Refund it at the gateway.': 'कुछ जमा नहीं हुआ। इसे गेटवे पर लौटाएँ।',
  'Not one of our orders': 'हमारा ऑर्डर नहीं',
  'It was paid outside this site, or to another site on the same gateway account.':
    'यह इस साइट के बाहर, या उसी गेटवे खाते की किसी दूसरी साइट पर दिया गया।',
  'Paid twice': 'दो बार भुगतान',
  'The second payment is refunded automatically.': 'दूसरा भुगतान अपने-आप लौट जाता है।',
  'Refunded there, not here': 'वहाँ लौटाया, यहाँ नहीं',
  'It was refunded manually at the gateway. Correct the ledger.': 'गेटवे पर हाथ से लौटाया गया। बहीखाता ठीक करें।',
  'Refunded here, not there': 'यहाँ लौटाया, वहाँ नहीं',
  'The gateway has it on another day, or not at all. Compare the next day too.':
    'गेटवे पर इसकी तारीख़ कोई और है, या रिकॉर्ड नहीं है। अगले दिन का मिलान भी देखें।',
  'Waiting for the bank': 'बैंक का इंतज़ार',
  'Paid|payment': 'भुगतान हुआ',
  'Cancelled|payment': 'रद्द',
} satisfies Catalogue
