import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'It was paid from your wallet and goes back there immediately.': 'भुगतान आपके वॉलेट से हुआ था, पैसा तुरंत वहीं वापस आएगा।',
  'Cancel this package?': 'यह पैकेज रद्द करें?',
  'Keep package': 'पैकेज रखें',
  'You get {amount} for the sessions you have not booked. Booked sessions stay.':
    'जो सत्र आपने बुक नहीं किए, उनके {amount} वापस मिलेंगे। बुक किए सत्र बने रहेंगे।',
  'Give this product back?': 'यह उत्पाद वापस करें?',
  'You get {amount}. You can no longer download it then.': 'आपको {amount} वापस मिलेंगे। फिर इसे डाउनलोड नहीं कर पाएँगे।',
  'Give it back and get {amount}': 'वापस करें और {amount} पाएँ',
} satisfies Catalogue
