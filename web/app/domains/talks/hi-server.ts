import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Choose at least one language.': 'कम से कम एक भाषा चुनें।',
  'Talk added': 'वार्ता जोड़ी गई',
  'Talk saved': 'वार्ता सहेजी गई',
  'Talk published': 'वार्ता प्रकाशित हुई',
  'Talk withdrawn': 'वार्ता हटाई गई',
  'Captions saved': 'कैप्शन सहेजे गए',
  'Picture saved': 'तस्वीर सहेजी गई',
  'This file is too large.': 'यह फ़ाइल बहुत बड़ी है।',
  'This file is empty.': 'यह फ़ाइल ख़ाली है।',
  'Recording saved': 'रिकॉर्डिंग सहेजी गई',
  Ringing: 'घंटी बज रही है',
  'Call ended': 'कॉल ख़त्म हुई',
  'We will notify you when it is your turn': 'आपकी बारी आने पर हम बताएँगे',
} satisfies Catalogue
