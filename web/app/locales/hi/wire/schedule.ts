import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'There are too many times on single dates.': 'अलग तारीख़ों पर समय बहुत ज़्यादा हैं।',
  'A date stands here twice.': 'एक तारीख़ यहाँ दो बार है।',
  'Calendar connected': 'कैलेंडर जुड़ गया',
  'Calendar removed': 'कैलेंडर हटाया गया',
  'Enter an address that begins with https://': 'https:// से शुरू होने वाला पता लिखें',
  'Enter at least 1.': 'कम से कम 1 लिखें।',
  'Enter at most 100.': 'ज़्यादा से ज़्यादा 100 लिखें।',
  'Slot time saved': 'स्लॉट का समय सहेजा गया',
  'The last day cannot be before the first.': 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता।',
  'This calendar could not be read.': 'यह कैलेंडर पढ़ा नहीं जा सका।',
  'Two times off cannot overlap.': 'दो छुट्टियाँ एक-दूसरे पर नहीं चढ़ सकतीं।',
} satisfies Catalogue
