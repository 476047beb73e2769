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
  'Get a call back': 'हमसे कॉल करवाएँ',
  Write: 'लिखें',
  'At a time and in a language you choose': 'आपके चुने समय और भाषा में',
  'Choose a time': 'समय चुनें',
  'Change password': 'पासवर्ड बदलें',
  'You log in with an OTP, so a password is optional.': 'लॉगिन OTP से होता है, इसलिए पासवर्ड ज़रूरी नहीं।',
  'Your documents, private and shared only when you choose.': 'आपके दस्तावेज़, निजी और सिर्फ़ आपकी मर्ज़ी से साझा।',
  'Your locker is empty': 'आपका लॉकर ख़ाली है',
  'Keep licences and notes here in one place, ready to share in a session.':
    'लाइसेंस और नोट यहाँ एक जगह रखें, सत्र में साझा करने के लिए तैयार।',
  'Your courses and your progress.': 'आपके कोर्स और आपकी प्रगति।',
  'No courses yet': 'अभी कोई कोर्स नहीं',
  'See courses': 'कोर्स देखें',
  'The courses you buy appear here with your progress and certificates.':
    'आपका ख़रीदा कोर्स यहाँ आपकी प्रगति और प्रमाणपत्र के साथ रहेगा।',
  'Your details and security settings.': 'आपकी जानकारी और सुरक्षा।',
  'Consultants see your name and photo when you book.': 'बुकिंग पर सलाहकार को आपका नाम और फ़ोटो दिखते हैं।',
  'Reviews you have written.': 'आपकी लिखी समीक्षाएँ।',
  'No reviews yet': 'अभी कोई समीक्षा नहीं',
  'Your reviews will appear here.': 'आपकी समीक्षाएँ यहाँ दिखेंगी।',
  'Your saved consultants.': 'आपके पसंदीदा सलाहकार।',
  'No favourites yet': 'अभी कोई पसंदीदा नहीं',
  'Tap the heart on a card or profile to save a consultant here.': 'कार्ड या प्रोफ़ाइल पर दिल दबाकर सलाहकार को यहाँ जोड़ें।',
} satisfies Catalogue
