import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'The payment could not be verified.': 'भुगतान की पुष्टि नहीं हो सकी।',
  'This payment is closed. Please start a new one.': 'यह भुगतान बंद हो चुका है। कृपया नया शुरू करें।',
  'This amount cannot be added to the wallet.': 'यह रक़म वॉलेट में नहीं जोड़ी जा सकती।',
  'The payment gateway is not responding. You were not charged. Please try again.':
    'पेमेंट गेटवे जवाब नहीं दे रहा। आपसे कुछ नहीं लिया गया। कृपया फिर कोशिश करें।',
  'Choose today or an earlier date.': 'आज या पहले की तारीख़ चुनें।',
  'The end date is before the start date.': 'आख़िरी तारीख़ शुरू की तारीख़ से पहले है।',
  'Check completed': 'मिलान हुआ',
  'Enter a page of this site.': 'इसी साइट का पेज लिखें।',
} satisfies Catalogue
