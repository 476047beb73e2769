import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Sorry, this slot was just booked by someone else.': 'माफ़ कीजिए, यह समय अभी-अभी किसी और ने बुक कर लिया।',
  'This slot is not available. Please choose another one.': 'यह समय उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  'You have another session at that time.': 'उस समय आपका एक और सत्र है।',
  'You are already holding several slots. Pay for one or release one first.':
    'पहले से कई समय रुके हैं। पहले किसी का भुगतान करें या उसे छोड़ें।',
  'The refund amount has changed. Please check it again.': 'इस बीच रिफ़ंड की रक़म बदल गई है। कृपया फिर देखें।',
  'It is too late to do this now.': 'अब इसके लिए देर हो चुकी है।',
  'This session cannot be rescheduled again.': 'इस सत्र का समय अब और नहीं बदला जा सकता।',
  'There are upcoming sessions on this account. Please attend or cancel them first.':
    'इस खाते पर अभी सत्र बाक़ी हैं। पहले उन्हें पूरा या रद्द करें।',
  'This time zone is not valid.': 'यह टाइम ज़ोन सही नहीं है।',
  'Slot held for a few minutes': 'समय कुछ मिनट के लिए रोका गया',
  'Slot released': 'समय छोड़ा गया',
  'Session cancelled': 'सत्र रद्द हो गया',
  'Session rescheduled': 'सत्र का समय बदल गया',
  'Appeal sent to our team': 'अपील हमारी टीम को भेजी गई',
  Sent: 'भेज दिया गया',
  Saved: 'सहेजा गया',
  'Note saved': 'नोट सहेजा गया',
} satisfies Catalogue
