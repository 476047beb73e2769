import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Order {number}': 'ऑर्डर {number}',
  'Notes for the help desk|staff': 'सहायता केंद्र के लिए नोट',
  'No notes': 'कोई नोट नहीं',
  'Benefits used|staff': 'लिए गए फ़ायदे',
  'Nothing used yet': 'अभी कुछ इस्तेमाल नहीं हुआ',
  'Changes apply to new purchases. Members keep the terms they bought.':
    'बदलाव नई ख़रीद पर लागू होंगे। सदस्यों के लिए वही शर्तें रहेंगी जो उन्होंने ख़रीदीं।',
  'Create plan': 'योजना बनाएँ',
  'Whom it suits, in English': 'किसके लिए, अंग्रेज़ी में',
  'Whom it suits, in Hindi': 'किसके लिए, हिन्दी में',
  Months: 'महीने',
  'Days it can be paused': 'कितने दिन रोकी जा सकती है',
  Position: 'क्रम',
  '{price} for {time}, version {version}': '{time} के लिए {price}, संस्करण {version}',
  '{count} members': { one: '{count} सदस्य', other: '{count} सदस्य' },
  'Edit {title}': '{title} बदलें',
  'Edit|plan': 'बदलें',
  'On sale': 'बिक्री में',
  'First purchase': 'पहली ख़रीद',
  Renewal: 'रिन्यू',
  Upgrade: 'अपग्रेड',
} satisfies Catalogue
