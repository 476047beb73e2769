import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Your services': 'आपकी सेवाएँ',
  'In progress': 'काम जारी',
  Cancelled: 'रद्द',
  'Refunded to you.': 'रिफ़ंड आपको भेज दिया गया।',
  'Done on {day}': '{day} को पूरा',
  'Was due by {day}': '{day} तक देना था',
  'Due by {day}': '{day} तक मिलेगा',
  'No services yet': 'अभी कोई सेवा नहीं',
  'A service is fixed-price work such as a project report. Its status and files will appear here.':
    'सेवा तय दाम का काम है, जैसे प्रोजेक्ट रिपोर्ट। उसकी स्थिति और फ़ाइलें यहाँ दिखेंगी।',
  'Order {id}': 'ऑर्डर {id}',
} satisfies Catalogue
