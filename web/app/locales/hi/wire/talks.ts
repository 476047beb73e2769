import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This expert cannot be rung right now.': 'इस विशेषज्ञ को अभी कॉल नहीं किया जा सकता।',
  'This expert is on another call. You can wait in line.': 'यह विशेषज्ञ दूसरी कॉल पर हैं। आप क़तार में रुक सकते हैं।',
  'This expert is free. You can ring now.': 'यह विशेषज्ञ ख़ाली हैं। आप अभी कॉल कर सकते हैं।',
  'You are in a call already. End it first.': 'आप पहले से एक कॉल में हैं। पहले उसे ख़त्म करें।',
  'This call is over.': 'यह कॉल ख़त्म हो चुकी है।',
  'Your balance is too low for this talk. Please add money first.': 'इस बातचीत के लिए आपका बैलेंस कम है। कृपया पहले पैसे जोड़ें।',
  Ringing: 'घंटी बज रही है',
  'Talk ended': 'बातचीत ख़त्म हुई',
  'We tell you when it is your turn': 'आपकी बारी आने पर हम बताएँगे',
} satisfies Catalogue
