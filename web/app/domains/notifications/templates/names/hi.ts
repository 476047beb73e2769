import type { Catalogue } from '../../../../lib/i18n/texts.ts'

/** Names of messages. */
export default {
  'To customers': 'ग्राहकों को',
  'To consultants': 'सलाहकारों को',
  'To customers and consultants': 'ग्राहकों और सलाहकारों को',
  'To staff': 'स्टाफ़ को',
} satisfies Catalogue
