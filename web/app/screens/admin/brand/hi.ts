import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Name, logo, colour and contacts of the product.': 'साइट का नाम, लोगो, रंग और संपर्क।',
  'Applies immediately to pages, messages and documents.': 'पेजों, संदेशों और दस्तावेज़ों पर तुरंत लागू होता है।',
  'Earlier changes': 'पहले के बदलाव',
} satisfies Catalogue
