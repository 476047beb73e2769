import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const talkLibrary = {
  'A talk that has begun needs its recording, and its speaker must be listed, before it can be published.':
    'शुरू हो चुकी वार्ता को रिकॉर्डिंग चाहिए, और वक्ता सूची में हों, तभी वह प्रकाशित होगी।',
  'Please choose an MP4 film with H.264 pictures; every phone plays it.': 'कृपया H.264 वाला MP4 चुनें; उसे हर फ़ोन चलाता है।',
  'This part lies outside the file.': 'यह हिस्सा फ़ाइल से बाहर है।',
  'These captions are not WebVTT, or one of their times is wrong.': 'ये कैप्शन WebVTT नहीं हैं, या इनका कोई समय ग़लत है।',
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
