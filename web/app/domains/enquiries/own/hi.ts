import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your requests': 'आपके अनुरोध',
  'No requests yet. What you ask appears here with its number and the reply.':
    'अभी कोई अनुरोध नहीं। आपका पूछा हुआ यहाँ नंबर और जवाब के साथ दिखेगा।',
  'Reply on {day}': '{day} को जवाब',
  'To {name}, {day}': '{name} से, {day}',
  'Closed.|enquiry': 'बंद।',
  'Closed without a reply.': 'बिना जवाब के बंद।',
  'We will resolve it by {day}.': '{day} तक इसका निपटारा होगा।',
  'We will call you on {when}.': 'हम {when} पर फ़ोन करेंगे।',
  'Your message': 'आपका संदेश',
  'Expect a reply by {when}.': 'जवाब {when} तक मिलेगा।',
  'Asked often': 'अक्सर पूछे जाने वाले सवाल',
  'How do I reschedule a session?': 'सत्र का समय कैसे बदलूँ?',
  'Open the session in My bookings and choose Reschedule. You can do it twice, until {count} hours before it starts.': {
    one: '“मेरी बुकिंग” में सत्र खोलें और “समय बदलें” चुनें। ऐसा दो बार हो सकता है, सत्र से {count} घंटा पहले तक।',
    other: '“मेरी बुकिंग” में सत्र खोलें और “समय बदलें” चुनें। ऐसा दो बार हो सकता है, सत्र से {count} घंटे पहले तक।',
  },
  'Where does my refund go?': 'मेरा रिफ़ंड कहाँ जाता है?',
  'You choose when you cancel: to your wallet immediately, or to your original payment method in 3 to 5 working days. Automatic refunds go to the original payment method.':
    'रद्द करते समय चुनें: तुरंत वॉलेट में, या 3 से 5 कार्यदिवस में उसी खाते या कार्ड में। अपने-आप होने वाला रिफ़ंड उसी खाते या कार्ड में वापस जाता है।',
  'The other side cannot hear me': 'सामने वाले को मेरी आवाज़ नहीं आती',
  'Check that you are not muted, and choose another microphone in the settings of the call. If that does not help, leave the call and join again.':
    'देखें कि आपका माइक बंद तो नहीं, और कॉल की सेटिंग में दूसरा माइक चुनकर देखें। फिर भी बात न बने, तो कॉल छोड़कर दोबारा जुड़ें।',
  'How do I get my GSTIN on an invoice?': 'बिल पर अपना GSTIN कैसे लिखवाऊँ?',
  'Enter it when you pay, in “GSTIN for invoice”. We remember it for your next orders. An invoice that was issued cannot be changed.':
    'भुगतान करते समय “बिल के लिए GSTIN” में लिखें। अगले ऑर्डर के लिए हम इसे याद रखेंगे। बन चुका बिल बदला नहीं जा सकता।',
} satisfies Catalogue
