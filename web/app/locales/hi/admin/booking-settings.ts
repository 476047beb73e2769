import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const bookingSettings = {
  'Hold an unpaid slot for': 'बिना भुगतान समय इतनी देर रोका जाए',
  'Unpaid slots a customer can hold at a time': 'ग्राहक एक साथ इतने समय बिना भुगतान रोक सके',
  'Rescheduling allowed until': 'सत्र का समय इतने पहले तक बदला जा सके',
  'hours before it': 'घंटे पहले',
  'Full refund for cancellations until': 'रद्द करने पर पूरा पैसा इतने पहले तक लौटे',
  'Partial refund for cancellations until': 'रद्द करने पर कुछ पैसा इतने पहले तक लौटे',
  'After that there is no refund.': 'उसके बाद पैसा वापस नहीं मिलता।',
  'Partial refund': 'जितना हिस्सा लौटे',
  'of what was paid': 'चुकाई गई रक़म का',
  'Credit when a consultant cancels late': 'सलाहकार के देर से रद्द करने पर प्रमोशनल राशि',
  'Paid by the consultant, or by the platform if the platform cancels.':
    'यह सलाहकार की कमाई से कटता है; प्लेटफ़ॉर्म के रद्द करने पर प्लेटफ़ॉर्म देता है।',
  'Maximum a consultant can owe for such credits': 'ऐसे क्रेडिट का सलाहकार पर ज़्यादा से ज़्यादा बक़ाया',
  'On top of their earnings on hold and available. Beyond this, no credit is given automatically; staff can give one.':
    'रुकी और उपलब्ध कमाई से अलग। इसके बाद क्रेडिट अपने-आप नहीं मिलता; स्टाफ़ दे सकता है।',
  'Joining opens|setting': 'जुड़ना इतने पहले खुले',
  'minutes before': 'मिनट पहले',
  'Joining stays open after the session for': 'सत्र के बाद जुड़ना इतनी देर खुला रहे',
  'Mark a no-show after': 'इतनी देर बाद ग़ैरहाज़िर माना जाए',
  'Allow no-show appeals for': 'ग़ैरहाज़िरी पर अपील इतने समय तक',
  hours: 'घंटे',
  'Allow messages after a session for': 'सत्र के बाद संदेश इतने दिन तक',
  'Offer an extension': 'सत्र बढ़ाने का प्रस्ताव',
  'minutes before the end': 'मिनट पहले, सत्र ख़त्म होने से',
  'Hold an unpaid extension for': 'अतिरिक्त मिनट बिना भुगतान इतनी देर रुकें',
} satisfies Catalogue
