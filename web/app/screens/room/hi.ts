import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Join a session': 'सत्र में शामिल हों',
  'Enter your session code to join the call.': 'कॉल में जुड़ने के लिए अपने सत्र का कोड लिखें।',
  'You will find the code in your booking and in our reminder. You can also paste the full link.':
    'कोड आपकी बुकिंग में और हमारे रिमाइंडर में मिलेगा। पूरा लिंक भी डाला जा सकता है।',
  'Session code': 'सत्र का कोड',
  'Go to the call': 'कॉल पर जाएँ',
  'A private room for one session. Only the two of you can join.': 'एक सत्र का निजी कमरा। इसमें सिर्फ़ आप दोनों ही जुड़ेंगे।',
} satisfies Catalogue
