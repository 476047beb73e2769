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
  'The consultant pays it; where the platform cancels, the platform does.':
    'यह सलाहकार देता है; प्लेटफ़ॉर्म रद्द करे तो प्लेटफ़ॉर्म।',
  'A consultant may owe for such credits': 'ऐसे क्रेडिट का सलाहकार पर बाक़ी इतना हो सके',
  'Beyond what they have on hold and ready. Once it is reached no credit is given by itself; staff can give one.':
    'रोक पर और तैयार कमाई से अलग। इसके बाद क्रेडिट अपने-आप नहीं मिलता; स्टाफ़ दे सकता है।',
  'A room opens': 'कमरा इतने पहले खुले',
  'minutes before': 'मिनट पहले',
  'A room stays open after the session for': 'सत्र के बाद कमरा इतनी देर खुला रहे',
  'Somebody is missing after': 'इतनी देर बाद ग़ैरहाज़िर माना जाए',
  'A no-show may be appealed for': 'ग़ैरहाज़िरी पर आपत्ति इतने समय तक',
  hours: 'घंटे',
  'Both sides may write after a session for': 'सत्र के बाद दोनों पक्ष इतने दिन लिख सकें',
  'A longer session is offered': 'सत्र बढ़ाने का प्रस्ताव',
  'minutes before the end': 'मिनट पहले, सत्र ख़त्म होने से',
  'More minutes are kept unpaid for': 'अतिरिक्त मिनट बिना भुगतान इतनी देर सुरक्षित',
} satisfies Catalogue
