import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  '{name}, home page': '{name}, होम पेज',
} satisfies Catalogue
