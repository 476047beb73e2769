import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Where a consultant stands.': 'सलाहकार की स्थिति।',
  'View application': 'आवेदन देखें',
  'This consultant cannot be shown': 'इस सलाहकार का पेज नहीं दिखाया जा सकता',
} satisfies Catalogue
