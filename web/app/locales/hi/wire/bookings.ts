import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Somebody was faster: this time has just been taken.': 'कोई आपसे पहले आ गया: यह समय अभी-अभी बुक हो गया।',
  'This time is not offered. Please choose another one.': 'यह समय उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  'You have another session at that time.': 'उस समय आपका एक और सत्र है।',
  'You are holding several times already. Pay for one or let one go first.':
    'आपने पहले से कई समय रोक रखे हैं। पहले किसी का भुगतान करें या उसे छोड़ें।',
  'The refund has changed in the meantime. Please look at it again.': 'इस बीच रिफ़ंड की रक़म बदल गई है। कृपया फिर देखें।',
  'It is too late for this.': 'अब इसके लिए देर हो चुकी है।',
  'This session was moved as often as it can be.': 'इस सत्र का समय जितनी बार बदला जा सकता था, बदला जा चुका है।',
  'There are still sessions to come on this account. Please hold or cancel them first.':
    'इस खाते पर अभी सत्र बाक़ी हैं। पहले उन्हें पूरा या रद्द करें।',
  'This time zone is not known.': 'यह समय क्षेत्र नहीं मिला।',
  'This time is yours for a few minutes': 'यह समय कुछ मिनटों के लिए आपका है',
  'The time is free again': 'समय फिर ख़ाली है',
  'The session is cancelled': 'सत्र रद्द हो गया',
  'The session has a new time': 'सत्र का नया समय तय हो गया',
  'Our team looks at it': 'हमारी टीम इसे देख रही है',
  Sent: 'भेज दिया गया',
  Saved: 'सहेजा गया',
  'Note saved': 'नोट सहेजा गया',
} satisfies Catalogue
