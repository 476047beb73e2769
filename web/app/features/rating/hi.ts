import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Submit rating': 'रेटिंग भेजें',
} satisfies Catalogue
