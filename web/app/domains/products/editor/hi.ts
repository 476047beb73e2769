import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Edit product': 'उत्पाद बदलें',
  'New product': 'नया उत्पाद',
  'Title in Hindi (optional)': 'हिंदी में शीर्षक (वैकल्पिक)',
  'What is in it, and who is it for?': 'इसमें क्या है, और यह किसके लिए है?',
  'The same in Hindi (optional)': 'यही हिंदी में (वैकल्पिक)',
  'A new price applies immediately. Other changes take it off sale until we have checked it again.':
    'नई क़ीमत तुरंत लागू होती है। बाक़ी कुछ बदलने पर हमारी जाँच होने तक यह बिक्री से हट जाता है।',
  'No file yet. Add the PDF that customers get.': 'अभी कोई फ़ाइल नहीं। वह PDF जोड़ें जो ग्राहकों को मिलेगी।',
  'the new version waits for approval': 'नए संस्करण को मंज़ूरी का इंतज़ार है',
  'New version': 'नया संस्करण',
  'Add PDF': 'PDF जोड़ें',
  'Cover photo of {title}': '{title} की कवर फ़ोटो',
  'Cover photo': 'कवर फ़ोटो',
  'Withdraw|a product': 'बिक्री से हटाएँ',
} satisfies Catalogue
