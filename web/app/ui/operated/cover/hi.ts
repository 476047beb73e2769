import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** Names of cover drawings and backgrounds. */
export default {
  Bag: 'थैला',
  'Bank|building': 'बैंक',
  Board: 'बोर्ड',
  'Book|noun': 'किताब',
  Box: 'डिब्बा',
  Bulb: 'बल्ब',
  Calendar: 'कैलेंडर',
  'Card|drawing': 'कार्ड',
  Chest: 'संदूक',
  Clock: 'घड़ी',
  'Magnifying glass': 'लेंस',
  Letter: 'चिट्ठी',
  People: 'लोग',
  Phone: 'फ़ोन',
  Purse: 'बटुआ',
  Screen: 'स्क्रीन',
  Seal: 'मुहर',
  'Pale blue': 'हल्का नीला',
  'Pale yellow': 'हल्का पीला',
  'Pale red': 'हल्का लाल',
  'Pale green': 'हल्का हरा',
  Sand: 'बालू',
} satisfies Catalogue
