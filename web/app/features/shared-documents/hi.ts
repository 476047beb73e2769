import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Shared documents': 'साझा दस्तावेज़',
} satisfies Catalogue
