import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The call history of a customer. */
export const calls = {
  'Receipt of a talk': 'बातचीत की रसीद',
  'How long you were connected, what was free and what was paid.': 'आप कितनी देर जुड़े रहे, क्या मुफ़्त था और क्या दिया।',
  'All calls': 'सभी कॉल',
  'Your talks and sessions, with what they came to.': 'आपकी बातचीत और सत्र, और उनका ख़र्च।',
} satisfies Catalogue
