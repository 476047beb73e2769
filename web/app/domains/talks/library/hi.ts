import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Title or speaker': 'शीर्षक या वक्ता',
  'Newest first': 'नई पहले',
  'Most viewed first': 'सबसे ज़्यादा देखी पहले',
  'No recordings yet. Talks by experts will appear here.': 'अभी कोई रिकॉर्डिंग नहीं। विशेषज्ञों की वार्ताएँ यहाँ दिखेंगी।',
  '{count} views': { one: '{count} बार देखी', other: '{count} बार देखी' },
  'Upcoming talks': 'आने वाली वार्ताएँ',
  'No upcoming talks right now. See the recorded talks below.': 'अभी कोई आने वाली वार्ता नहीं। रिकॉर्ड की गई वार्ताएँ नीचे हैं।',
  Player: 'प्लेयर',
  'This browser cannot play the recording.': 'यह ब्राउज़र रिकॉर्डिंग नहीं चला सकता।',
  'Download it instead': 'इसे डाउनलोड करें',
} satisfies Catalogue
