import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** Favourites and calls, which open from every page. */
export const reachingUs = {
  '{name} is in your favourites.': '{name} आपके पसंदीदा में हैं।',
  'Keep {name} as a favourite': '{name} को पसंदीदा में रखें',
  'In your favourites': 'आपके पसंदीदा में',
  'Add to favourites': 'पसंदीदा में जोड़ें',
  Favourites: 'पसंदीदा',
  'Ask for a call back': 'कॉल मँगवाएँ',
  'We call you {when}': 'हम आपको {when} फ़ोन करेंगे',
  'Your request number is {number}. Please mention it if you call us.':
    'आपके अनुरोध का नंबर {number} है। पहले आप फ़ोन करें तो यही नंबर बताएँ।',
  Done: 'ठीक है',
} satisfies Catalogue
