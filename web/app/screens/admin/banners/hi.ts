import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Short announcements on the site.': 'साइट पर दिखने वाली छोटी सूचनाएँ।',
  'This banner cannot be shown': 'यह बैनर नहीं दिखाया जा सकता',
  'All banners': 'सभी बैनर',
  Banner: 'बैनर',
  'Part of a text': 'टेक्स्ट का कोई हिस्सा',
  'No banners yet': 'अभी कोई बैनर नहीं',
  'A banner announces something under the header: maintenance, an offer, a holiday.':
    'बैनर पेज के ऊपर कुछ बताता है: रखरखाव, कोई ऑफ़र, छुट्टी।',
} satisfies Catalogue
