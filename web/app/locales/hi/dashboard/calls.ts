import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The call history of a customer. */
export const calls = {
  'Call receipt': 'कॉल की रसीद',
  'How long you talked and what you paid.': 'कितनी देर बात हुई और कितना भुगतान हुआ।',
  'All calls': 'सभी कॉल',
  'Your calls and sessions with their cost.': 'आपकी कॉल और सत्र, और उनका ख़र्च।',
} satisfies Catalogue
