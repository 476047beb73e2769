import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  UPI: 'UPI',
  Card: 'कार्ड',
  'Net banking': 'नेट बैंकिंग',
  'Pay by': 'भुगतान का तरीक़ा',
  'Any UPI app or QR': 'कोई भी UPI ऐप या QR',
  'Your bank is confirming': 'आपका बैंक पुष्टि कर रहा है',
  'The payment is not complete': 'भुगतान पूरा नहीं हुआ',
  'The payment did not go through': 'भुगतान नहीं हो पाया',
  'Your bank declined it.': 'आपके बैंक ने मना कर दिया।',
  '{amount} added to your wallet': '{amount} आपके वॉलेट में जुड़ गए',
  'The receipt is in the history below.': 'रसीद नीचे इतिहास में मिलेगी।',
  '{amount} is not confirmed yet. This updates automatically; please do not pay again.':
    '{amount} की पुष्टि अभी बाक़ी है। यह अपने-आप बदलेगा; कृपया फिर भुगतान न करें।',
  'You have not been charged.': 'अब तक आपसे कोई पैसा नहीं लिया गया।',
  'You were not charged. You can add money again below.': 'आपसे कोई पैसा नहीं लिया गया। नीचे फिर से पैसे जोड़ें।',
} satisfies Catalogue
