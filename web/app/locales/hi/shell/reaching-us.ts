import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** Favourites and calls, which open from every page. */
export const reachingUs = {
  '{name} added to your favourites.': '{name} का नाम पसंदीदा में जुड़ गया।',
  'Add {name} to favourites': '{name} को पसंदीदा में जोड़ें',
  'In your favourites': 'आपके पसंदीदा में',
  'Add to favourites': 'पसंदीदा में जोड़ें',
  Favourites: 'पसंदीदा',
  'Request a call back': 'हमसे कॉल करवाएँ',
  'We will call you {when}': 'हम आपको {when} फ़ोन करेंगे',
  'Your request number is {number}. Please mention it if you call us.':
    'आपके अनुरोध का नंबर {number} है। हमें फ़ोन करें तो यही नंबर बताएँ।',
  Done: 'ठीक है',
} satisfies Catalogue
