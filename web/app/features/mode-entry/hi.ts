import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Answered|how soon': 'जवाब',
  'within {hours} hours': '{hours} घंटे में',
  'Any industry': 'कोई भी उद्योग',
  'What is it about?': 'किस बारे में है?',
  'All {count}': 'सभी {count}',
} satisfies Catalogue
