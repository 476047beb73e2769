import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This expert is not available right now.': 'ये विशेषज्ञ अभी उपलब्ध नहीं हैं।',
  'This expert is on another call. You can join the queue.': 'ये विशेषज्ञ दूसरी कॉल पर हैं। क़तार में जुड़ें।',
  'This expert is free. You can call now.': 'ये विशेषज्ञ ख़ाली हैं। अभी कॉल करें।',
  'You are already on a call. Please end it first.': 'आप पहले से एक कॉल पर हैं। पहले उसे ख़त्म करें।',
  'This call has ended.': 'यह कॉल ख़त्म हो चुकी है।',
  'Your balance is too low for this call. Please add money first.': 'इस कॉल के लिए आपका बैलेंस कम है। कृपया पहले पैसे जोड़ें।',
  Ringing: 'घंटी बज रही है',
  'Call ended': 'कॉल ख़त्म हुई',
  'We will notify you when it is your turn': 'आपकी बारी आने पर हम बताएँगे',
} satisfies Catalogue
