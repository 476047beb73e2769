import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const talkLibrary = {
  'To publish a past talk, add its recording. The speaker must be listed too.':
    'हो चुकी वार्ता को प्रकाशित करने के लिए रिकॉर्डिंग जोड़ें। वक्ता भी सूची में होने चाहिए।',
  'Please choose an MP4 video in H.264 format. It plays on every phone.':
    'कृपया H.264 वाला MP4 वीडियो चुनें। वह हर फ़ोन पर चलता है।',
  'This part is outside the file.': 'यह हिस्सा फ़ाइल से बाहर है।',
  'These captions are not in WebVTT format, or have a wrong time.': 'ये कैप्शन WebVTT में नहीं हैं, या इनका कोई समय ग़लत है।',
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
} satisfies Catalogue
