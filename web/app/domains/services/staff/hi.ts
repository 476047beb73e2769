import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Brief sent|a service': 'विवरण भेजा गया',
  'Work started|a service': 'काम शुरू हुआ',
  'Work delivered|a service': 'काम भेजा गया',
  'Sent back|a service': 'लौटाया गया',
  'Milestone accepted': 'चरण स्वीकार',
  'Dispute opened|a service': 'विवाद उठा',
  'Dispute decided|a service': 'विवाद का फ़ैसला',
  'More time asked for': 'और समय माँगा गया',
  'New day agreed': 'नई तारीख़ मानी गई',
  'New day declined': 'नई तारीख़ नहीं मानी गई',
  'Complete|a service': 'पूरी',
  Message: 'संदेश',
} satisfies Catalogue
