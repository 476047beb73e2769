import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The call history of a consultant. */
export const calls = {
  'Call receipt': 'कॉल की रसीद',
  'How long you talked and what you earned.': 'कितनी देर बात हुई और कितनी कमाई हुई।',
  'All calls': 'सभी कॉल',
  'Your calls and sessions with their earnings.': 'आपकी कॉल और सत्र, और उनकी कमाई।',
} satisfies Catalogue
