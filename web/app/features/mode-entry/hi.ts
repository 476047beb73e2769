import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Any industry': 'कोई भी उद्योग',
  'What is it about?': 'किस बारे में है?',
  'All {count}': 'सभी {count}',
} satisfies Catalogue
