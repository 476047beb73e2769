import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Too many timings on single dates.': 'अलग तारीख़ों पर समय बहुत ज़्यादा हैं।',
  'A date is listed twice.': 'एक तारीख़ दो बार लिखी है।',
  'Calendar connected': 'कैलेंडर जुड़ गया',
  'Calendar removed': 'कैलेंडर हटाया गया',
  'Enter a link that starts with https://': 'https:// से शुरू होने वाला लिंक लिखें',
  'Enter at least 1.': 'कम से कम 1 लिखें।',
  'Enter at most 100.': 'ज़्यादा से ज़्यादा 100 लिखें।',
  'Slot time saved': 'स्लॉट का समय सहेजा गया',
  'The last day cannot be before the first.': 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।',
  'This calendar could not be read.': 'यह कैलेंडर पढ़ा नहीं जा सका।',
  'Two leaves cannot overlap.': 'दो छुट्टियाँ आपस में नहीं टकरा सकतीं।',
} satisfies Catalogue
