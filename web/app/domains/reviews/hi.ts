import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  '{count} reviews': { one: '{count} समीक्षा', other: '{count} समीक्षाएँ' },
  '{rating} of 5 stars': '5 में से {rating} स्टार',
  'Reply from {name}': '{name} का जवाब',
  'No reviews yet.': 'अभी कोई समीक्षा नहीं।',
  'Pages of reviews': 'समीक्षाओं के पेज',
  Newer: 'नई',
  'Page {page} of {pages}': 'पेज {page}, कुल {pages}',
  Older: 'पुरानी',
  'Clear answers': 'साफ़ जवाब',
  'Knew my trade': 'मेरे काम की समझ',
  'On time': 'समय पर',
  'Spoke my language': 'मेरी भाषा में बात',
  Session: 'सत्र',
  Service: 'सेवा',
  Course: 'कोर्स',
  Product: 'प्रोडक्ट',
  'edited {date}': '{date} को बदली गई',
  'What helped most?': 'सबसे ज़्यादा क्या काम आया?',
} satisfies Catalogue
