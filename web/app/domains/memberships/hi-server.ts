import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'This membership cannot be paused now, or not for that long.': 'यह सदस्यता अभी, या इतने दिनों के लिए, रोकी नहीं जा सकती।',
  'You have used a benefit of this membership, so it cannot be cancelled.':
    'इस सदस्यता का एक फ़ायदा लिया जा चुका है, इसलिए इसे रद्द नहीं किया जा सकता।',
  'Your membership has changed. Please check what you are buying.':
    'आपकी सदस्यता बदल गई है। देख लें कि अब आप क्या ख़रीद रहे हैं।',
  'Please accept the terms to continue.': 'आगे बढ़ने के लिए शर्तें स्वीकार करें।',
  'Details saved': 'जानकारी सेव हो गई',
  'Membership paused': 'सदस्यता रोकी गई',
  'Membership resumed': 'सदस्यता फिर शुरू',
  'Membership cancelled': 'सदस्यता रद्द हुई',
  'Use small letters, digits and hyphens.': 'अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न लिखें।',
  'Plan created': 'योजना बन गई',
  'Plan saved': 'योजना सेव हो गई',
} satisfies Catalogue
