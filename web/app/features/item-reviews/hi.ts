import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Review this product': 'इस उत्पाद की समीक्षा लिखें',
  'Review this service': 'इस सेवा की समीक्षा लिखें',
} satisfies Catalogue
