import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'The job will run in a moment': 'काम अभी चलेगा',
  'Run skipped': 'इस बार का काम छोड़ दिया गया',
} satisfies Catalogue
