import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The call history of a consultant. */
export const calls = {
  'Receipt of a talk': 'बातचीत की रसीद',
  'How long you were connected and what it earned.': 'आप कितनी देर जुड़े रहे और कितनी कमाई हुई।',
  'All calls': 'सभी कॉल',
  'Your talks and sessions, with what they earned.': 'आपकी बातचीत और सत्र, और उनकी कमाई।',
} satisfies Catalogue
