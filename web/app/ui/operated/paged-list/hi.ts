import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  '{count} rows': { one: '{count} पंक्ति', other: '{count} पंक्तियाँ' },
  'No matches found.': 'कुछ नहीं मिला।',
  'Show all': 'सब दिखाएँ',
} satisfies Catalogue
