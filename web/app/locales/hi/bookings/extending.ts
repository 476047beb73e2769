import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const extending = {
  'More time': 'और समय',
  'Add {count} minutes?': '{count} मिनट और जोड़ें?',
  'Until {time} for {price} including GST.': '{time} तक, GST सहित {price}।',
  'This time is held for you for {clock} while you pay.': 'भुगतान के लिए यह समय {clock} तक आपके लिए रुका है।',
  '{count} minutes will be added once it does. If that is too late, you get a full refund. Please do not pay again.':
    'पुष्टि होते ही {count} मिनट जुड़ जाएँगे। देर हो जाने पर पूरी रक़म वापस मिलेगी। कृपया दोबारा भुगतान न करें।',
  'Go to payment': 'भुगतान पर जाएँ',
  'Pay {price} from wallet': 'वॉलेट से {price} दें',
  'Pay {price}': '{price} दें',
  'Pay another way': 'किसी और तरीक़े से भुगतान करें',
  'You can add {count} minutes for {price}.': '{price} में {count} मिनट और जोड़े जा सकते हैं।',
  '{count} minutes added. The session now ends at {time}': '{count} मिनट जुड़ गए। सत्र अब {time} तक चलेगा',
  Extended: 'बढ़ाया गया',
  'Extension cancelled': 'बढ़ाया गया समय रद्द हुआ',
} satisfies Catalogue
