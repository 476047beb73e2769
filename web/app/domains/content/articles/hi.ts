import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Editorial team': 'संपादकीय टीम',
  '{minutes} min read': '{minutes} मिनट का लेख',
} satisfies Catalogue
