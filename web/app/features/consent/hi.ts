import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Please read what has changed': 'कृपया देखें कि क्या बदला है',
  Later: 'बाद में',
  'Read the whole text': 'पूरा पाठ पढ़ें',
  'Agree and continue': 'सहमति दें और आगे बढ़ें',
} satisfies Catalogue
