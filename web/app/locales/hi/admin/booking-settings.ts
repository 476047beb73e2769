import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const bookingSettings = {
  'A time is held unpaid for': 'बिना भुगतान समय इतनी देर रोका जाए',
  'Unpaid times a customer may hold at once': 'ग्राहक एक साथ इतने समय बिना भुगतान रोक सके',
  'A session may be moved until': 'सत्र का समय इतने पहले तक बदला जा सके',
  'hours before it': 'घंटे पहले',
  'A cancellation gives everything back until': 'रद्द करने पर पूरा पैसा इतने पहले तक लौटे',
  'A cancellation gives a part back until': 'रद्द करने पर कुछ पैसा इतने पहले तक लौटे',
  'Later than that the consultant keeps all of it.': 'उसके बाद पूरी रक़म सलाहकार की होती है।',
  'The part that is given back': 'जितना हिस्सा लौटे',
  'of what was paid': 'चुकाई गई रक़म का',
  'Credit when a consultant cancels late': 'सलाहकार देर से रद्द करे तो प्रमोशनल राशि',
  'The platform pays it.': 'यह प्लेटफ़ॉर्म देता है।',
  'A room opens': 'रूम इतने पहले खुले',
  'minutes before': 'मिनट पहले',
  'Somebody is missing after': 'इतनी देर बाद ग़ैरहाज़िर माना जाए',
  'A no-show may be appealed for': 'ग़ैरहाज़िरी पर आपत्ति इतने समय तक',
  hours: 'घंटे',
  'Both sides may write after a session for': 'सत्र के बाद दोनों पक्ष इतने दिन लिख सकें',
} satisfies Catalogue
