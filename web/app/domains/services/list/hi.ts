import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'from {price}|a package': '{price} से',
} satisfies Catalogue
