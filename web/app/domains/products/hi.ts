import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Draft|of a product': 'ड्राफ़्ट',
  'Waiting for approval|a product': 'मंज़ूरी का इंतज़ार',
  'On sale|a product': 'बिक्री में',
  'Withdrawn|of a product': 'बिक्री से हटाया गया',
  '{count} pages, PDF': { one: '{count} पेज, PDF', other: '{count} पेज, PDF' },
  'Search products': 'उत्पाद खोजें',
  '{rating} from {count} reviews': '{count} समीक्षाओं में {rating}',
  'Version {number}': 'संस्करण {number}',
  'No products yet': 'अभी कोई उत्पाद नहीं',
  'From our team: {note}': 'हमारी टीम से: {note}',
  'Price before GST': 'GST से पहले क़ीमत',
} satisfies Catalogue
