import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Call not found': 'कॉल नहीं मिली',
  'All calls': 'सभी कॉल',
  'Your notes from the call': 'कॉल के दौरान के आपके नोट',
  'Only you can see these notes.': 'ये नोट सिर्फ़ आपको दिखते हैं।',
  'You have no call with this number.': 'इस नंबर की आपकी कोई कॉल नहीं है।',
} satisfies Catalogue
