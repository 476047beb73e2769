import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const extending = {
  'More time': 'और समय',
  '{count} minutes more?': '{count} मिनट और?',
  'Until {time}, {price} with GST.': '{time} तक, GST सहित {price}।',
  'The time is kept for {clock} while you pay.': 'आप भुगतान करें, तब तक समय {clock} के लिए सुरक्षित है।',
  'Open the payment': 'भुगतान खोलें',
  'Pay {price} from the wallet': 'वॉलेट से {price} चुकाएँ',
  'Pay {price}': '{price} चुकाएँ',
  'Pay another way': 'किसी और तरीक़े से चुकाएँ',
  'You can add {count} minutes for {price}.': 'आप {price} में {count} मिनट और जोड़ सकते हैं।',
  'The session is {count} minutes longer: until {time}': 'सत्र {count} मिनट बढ़ गया: {time} तक',
  Extended: 'बढ़ाया गया',
  'Extension taken back': 'बढ़ाया गया समय वापस लिया गया',
} satisfies Catalogue
