import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** Another time, a cancellation, an appeal. */
export const changing = {
  'Move {weekday}’s session': '{weekday} के सत्र का समय बदलें',
  '{name} · now {when}. Same payment and invoice.': '{name} · अभी {when}। भुगतान और बिल वही।',
  'It can be moved twice; this is the first time.': 'समय दो बार बदला जा सकता है; यह पहली बार है।',
  'It was moved once; this is the last time.': 'समय एक बार बदला जा चुका है; यह आख़िरी बार है।',
  '{name} can decline the new time and get back all that was paid.':
    'नया समय {name} को ठीक न लगे तो मना करने पर दिया हुआ पूरा पैसा लौटेगा।',
  'before:': 'पहले:',
  'Extra to pay': 'और देना है',
  'If you cancel after moving it now, at most {percent}% of what you paid comes back, however early that is.':
    'अभी समय बदलकर बाद में रद्द करें तो दिए हुए पैसे का ज़्यादा से ज़्यादा {percent}% वापस आएगा, चाहे कितना भी पहले रद्द करें।',
  'Keep as it is': 'जैसा है वैसा रहने दें',
  'Move to {weekday}': '{weekday} को रखें',
  Move: 'बदलें',
  'Cancel {weekday}’s session?': '{weekday} का सत्र रद्द करें?',
  '{mode} with {name}, {slot}.': '{name} के साथ {mode}, {slot}।',
  'You paid {amount}.': 'आपने {amount} दिए।',
  'It is {time} before.': 'सत्र में अभी {time} बाक़ी।',
  Reason: 'कारण',
  '{name} sees it': 'यह कारण {name} को दिखेगा',
  'Not needed any more': 'अब ज़रूरत नहीं',
  'The time does not suit': 'समय ठीक नहीं बैठता',
  'Booked by mistake': 'ग़लती से बुक हुआ',
  'Found help elsewhere': 'मदद कहीं और मिल गई',
  'Another reason': 'कोई और कारण',
  'Not well': 'तबीयत ठीक नहीं',
  'An emergency': 'अचानक ज़रूरी काम',
  'Another appointment at that time': 'उसी समय दूसरा काम',
  'Not the right expert for this question': 'यह सवाल किसी दूसरे विशेषज्ञ का है',
  'Refunded in full': 'पूरा पैसा लौटाया गया',
  'Cancelled by the customer': 'ग्राहक ने रद्द किया',
  'Cancelled by the consultant': 'सलाहकार ने रद्द किया',
  'Cancelled by our team': 'हमारी टीम ने रद्द किया',
  'The session did not take place': 'सत्र नहीं हुआ',
  'Refunded by our team': 'हमारी टीम ने पैसा लौटाया',
  'No longer available': 'अब उपलब्ध नहीं',
  'Already paid': 'भुगतान पहले ही हो चुका था',
  'Someone else booked the time': 'समय किसी और ने बुक कर लिया',
  'The time had passed': 'समय बीत चुका था',
  'Another booking at this time': 'इस समय दूसरी बुकिंग',
  'Keep session': 'सत्र रहने दें',
  'Cancel session': 'सत्र रद्द करें',
  'Cancel, get {amount}': 'रद्द करें, {amount} पाएँ',
  'Cancel, get nothing back': 'रद्द करें, कुछ वापस नहीं',
  'Nothing comes back so close to the session.': 'सत्र के इतने पास रद्द करने पर पैसा वापस नहीं मिलता।',
  'Nothing comes back.': 'कुछ वापस नहीं आता।',
  'If you cancel after moving it now, nothing comes back, however early that is.':
    'अभी समय बदलकर बाद में रद्द करें तो कुछ वापस नहीं आएगा, चाहे कितना भी पहले रद्द करें।',
  'You moved it less than {hours} hours before its old time, so at most {percent}% comes back.':
    'समय पुराने समय से {hours} घंटे से कम पहले बदला गया था, इसलिए ज़्यादा से ज़्यादा {percent}% वापस आएगा।',
  'You moved it less than {hours} hours before its old time, so nothing comes back.':
    'समय पुराने समय से {hours} घंटे से कम पहले बदला गया था, इसलिए कुछ वापस नहीं आएगा।',
  'You paid nothing, so there is nothing to refund.': 'आपने कुछ नहीं दिया था, इसलिए लौटाने को कुछ नहीं है।',
  '{name} can still join until {time}. Please be in the room at that time too.':
    '{name} के पास जुड़ने के लिए {time} तक का समय है। उस समय कृपया आप भी कमरे में रहें।',
  'If {name} does not come by then, you get a full refund and a credit of up to {percent}%.':
    'तब तक {name} न जुड़ें तो आपको पूरा पैसा और {percent}% तक का क्रेडिट मिलेगा।',
  'If {name} does not come by then, the fee is yours.': 'तब तक {name} न जुड़ें तो फ़ीस आपकी है।',
  'If {name} is there and you are not, the fee is not refunded.': '{name} कमरे में हों और आप न हों, तो फ़ीस वापस नहीं मिलेगी।',
  'If {name} is there and you are not, {name} gets a full refund and a credit that you pay.':
    '{name} कमरे में हों और आप न हों, तो {name} को पूरा पैसा और क्रेडिट मिलेगा; क्रेडिट आपकी कमाई से कटेगा।',
  '{name} had until {time} to join. If you were in the room then, you get a full refund and a credit of up to {percent}%.':
    '{name} के जुड़ने का समय {time} तक था। उस समय कमरे में आपकी मौजूदगी थी तो आपको पूरा पैसा और {percent}% तक का क्रेडिट मिलेगा।',
  '{name} had until {time} to join. If you were in the room then, the fee is yours.':
    '{name} के जुड़ने का समय {time} तक था। उस समय कमरे में आपकी मौजूदगी थी तो फ़ीस आपकी है।',
  'If neither of you was there, you get a full refund.': 'कमरे में दोनों न हों तो आपको पूरा पैसा वापस मिलेगा।',
  'If neither of you was there, {name} gets a full refund.': 'कमरे में दोनों न हों तो {name} को पूरा पैसा वापस मिलेगा।',
  'If you still meet for at least half of the session, it counts as held.':
    'अब भी कम से कम आधे सत्र तक बात हो जाए तो सत्र पूरा माना जाएगा।',
  'The money moves {count} hours after the session is recorded. Until then either side can appeal.': {
    one: 'सत्र दर्ज होने के {count} घंटे बाद पैसा भेजा जाता है। तब तक दोनों पक्ष अपील कर सकते हैं।',
    other: 'सत्र दर्ज होने के {count} घंटे बाद पैसा भेजा जाता है। तब तक दोनों पक्ष अपील कर सकते हैं।',
  },
  'You get {amount} back, all of it.': 'आपको {amount} वापस मिलेंगे, पूरे।',
  'You get {amount} back.': 'आपको {amount} वापस मिलेंगे।',
  '{amount} is kept as the cancellation charge.': '{amount} रद्द करने के शुल्क के रूप में काटे जाएँगे।',
  'It goes to your wallet at once.': 'यह पैसा तुरंत आपके वॉलेट में आएगा।',
  'It goes back to where you paid from, in 3 to 5 working days.':
    'यह पैसा 3 से 5 कामकाजी दिनों में वहीं लौटेगा जहाँ से भुगतान हुआ था।',
  '{source} goes back to where you paid from, in 3 to 5 working days, and {wallet} to your wallet at once.':
    '3 से 5 कामकाजी दिनों में {source} वहीं लौटेंगे जहाँ से भुगतान हुआ था, और {wallet} तुरंत आपके वॉलेट में आएँगे।',
  'What comes back': 'क्या वापस आता है',
  'till {when}': '{when} तक',
  'after that': 'उसके बाद',
  Wallet: 'वॉलेट',
  'At once': 'तुरंत',
  'Where you paid from': 'जहाँ से भुगतान किया',
  '{amount} in 3 to 5 working days, the rest to the wallet': '{amount} 3 से 5 कामकाजी दिनों में, बाक़ी वॉलेट में',
  '3 to 5 working days': '3 से 5 कामकाजी दिन',
  'Send it to': 'कहाँ भेजें',
  'Decline the new time?': 'नया समय ठुकराएँ?',
  '{name} moved the session to {slot}. If you decline, it is cancelled.':
    '{name} ने सत्र {slot} पर रखा है। आप ठुकराएँ तो वह रद्द हो जाएगा।',
  'Keep the new time': 'नया समय रखें',
  'Decline the new time': 'नया समय ठुकराएँ',
  'Decline, get {amount}': 'ठुकराएँ, {amount} पाएँ',
  'What happened?': 'क्या हुआ था?',
  'Our team reads it beside the record of who joined when. The money waits until they have decided.':
    'हमारी टीम इसे जुड़ने के रिकॉर्ड के साथ पढ़ती है। फ़ैसले तक पैसा रुका रहता है।',
  'You can appeal until {when}.': 'आप {when} तक अपील कर सकते हैं।',
  'In your words': 'आपके शब्दों में',
  'Send the appeal': 'अपील भेजें',
} satisfies Catalogue
