import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This answer of the payment gateway is not genuine.': 'पेमेंट गेटवे का यह जवाब असली नहीं है।',
  'This payment is over. Please start a new one.': 'यह भुगतान पूरा हो चुका है। कृपया नया शुरू करें।',
  'This amount cannot be added to the wallet.': 'यह रक़म वॉलेट में नहीं जोड़ी जा सकती।',
  'The payment gateway does not answer. Nothing was charged. Please try again.':
    'पेमेंट गेटवे जवाब नहीं दे रहा। आपसे कुछ नहीं लिया गया। कृपया फिर कोशिश करें।',
  'This day has not come yet.': 'यह दिन अभी नहीं आया है।',
  'The last day is before the first.': 'आख़िरी दिन पहले दिन से पहले का है।',
  Compared: 'मिलान हुआ',
  'This must be a path of this site.': 'यह इसी साइट का पता होना चाहिए।',
} satisfies Catalogue
