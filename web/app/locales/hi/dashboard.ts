import type { Catalogue } from '../../lib/i18n/texts.ts'
import { bookings } from './dashboard/bookings.ts'
import { calls } from './dashboard/calls.ts'

export default {
  ...bookings,
  ...calls,
  'Find a consultant': 'सलाहकार खोजें',
  'The help desk, written questions and your password.': 'सहायता केंद्र, लिखित सवाल और आपका पासवर्ड।',
  'Call the help desk': 'सहायता केंद्र को फ़ोन करें',
  'Call now': 'अभी फ़ोन करें',
  'Write to us': 'हमें लिखें',
  'The help desk calls back': 'सहायता केंद्र आपको फ़ोन करेगा',
  Write: 'लिखें',
  'At a time and in a language you choose': 'आपके चुने समय और भाषा में',
  'Choose a time': 'समय चुनें',
  'Change password': 'पासवर्ड बदलें',
  'You sign in with an OTP, so a password is optional.': 'आप OTP से लॉगिन करते हैं, इसलिए पासवर्ड ज़रूरी नहीं।',
  'Your documents, kept private and shared for one session at a time.':
    'आपके दस्तावेज़, निजी रखे हुए और एक बार में एक सत्र के लिए साझा।',
  'Your locker is empty': 'आपका लॉकर ख़ाली है',
  'Licences and notes will be kept here in one place, ready to be shared in a session.':
    'लाइसेंस और नोट यहाँ एक जगह रहेंगे, सत्र में साझा करने के लिए तैयार।',
  'The courses you bought and how far you are.': 'आपके ख़रीदे कोर्स और आप कहाँ तक पहुँचे।',
  'No courses yet': 'अभी कोई कोर्स नहीं',
  'See courses': 'कोर्स देखें',
  'The courses you buy appear here with your progress and certificates.':
    'आपका ख़रीदा कोर्स यहाँ आपकी प्रगति और प्रमाणपत्र के साथ रहेगा।',
  'Your details and what keeps them safe.': 'आपका विवरण और उसकी सुरक्षा।',
  'Your name and photo are what a consultant sees when you book.': 'बुकिंग पर सलाहकार आपका नाम और फ़ोटो देखते हैं।',
  'What you said about your sessions.': 'आपने अपने सत्रों के बारे में क्या कहा।',
  'No reviews yet': 'अभी कोई समीक्षा नहीं',
  'The reviews you have written stand here.': 'आपकी लिखी समीक्षाएँ यहाँ दिखती हैं।',
  'The consultants you keep at hand.': 'जिन सलाहकारों को आप पास रखते हैं।',
  'No favourites yet': 'अभी कोई पसंदीदा नहीं',
  'Press the heart on a card or a profile, and the consultant waits here for you.':
    'कार्ड या प्रोफ़ाइल पर दिल दबाएँ, सलाहकार यहाँ आपका इंतज़ार करेंगे।',
} satisfies Catalogue
