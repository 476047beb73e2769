import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  Reason: 'कारण',
  'before:': 'पहले:',
  'Your bank is confirming {amount}': 'आपका बैंक {amount} की पुष्टि कर रहा है',
  'Your slot is held until {time}. If your bank confirms the payment after that and the slot is gone, you get a full refund to your original payment method.':
    'आपका समय {time} तक रुका है। अगर बैंक की पुष्टि इसके बाद आए और समय किसी और का हो चुका हो, तो पूरा पैसा उसी खाते या कार्ड में वापस आएगा जिससे भुगतान हुआ था।',
  'Your bank has not confirmed your payment of {amount} yet. If it does and the slot is still free, your session is booked. If the slot is gone, you get a full refund to your original payment method.':
    'आपके बैंक ने अभी {amount} के भुगतान की पुष्टि नहीं की है। पुष्टि आने पर समय ख़ाली हुआ तो सत्र बुक हो जाएगा, नहीं तो पूरा पैसा उसी खाते या कार्ड में वापस आएगा जिससे भुगतान हुआ था।',
  'Your bank has not confirmed your payment of {amount} yet. If it does, you get a full refund to your original payment method.':
    'आपके बैंक ने अभी {amount} के भुगतान की पुष्टि नहीं की है। पुष्टि आने पर पूरा पैसा उसी खाते या कार्ड में वापस आएगा जिससे भुगतान हुआ था।',
  'Your session': 'आपका सत्र',
  'Session not found': 'सत्र नहीं मिला',
  'Check the link, or look for the session in your bookings.': 'लिंक जाँचें, या सत्र अपनी बुकिंग में देखें।',
  '{time} is no longer available': '{time} अब उपलब्ध नहीं',
  'Someone booked it a moment ago': 'अभी-अभी किसी ने इसे बुक कर लिया',
  'You have not been charged. {name} is also free at these times, for the same fee.':
    'आपसे कुछ नहीं लिया गया। {name} इन समयों पर भी ख़ाली हैं, फ़ीस वही।',
  'You have not been charged. {name} has no other free time around then.':
    'आपसे कुछ नहीं लिया गया। आसपास {name} के पास कोई और ख़ाली समय नहीं।',
  'All times': 'सभी समय',
  'Hold {time}': '{time} रोकें',
  'A follow-up with {name}': '{name} के साथ अगला सत्र',
  'Book {name} again': '{name} के साथ फिर बुक करें',
  '{mode}, {minutes} minutes. We hold the slot while you pay.':
    '{mode}, {minutes} मिनट। भुगतान तक यह समय आपके लिए रुका रहेगा।',
  'Not now': 'अभी नहीं',
  'Choose a time': 'समय चुनें',
  'Reschedule {weekday}’s session': '{weekday} के सत्र का समय बदलें',
  '{name} · now {when}. Same payment and invoice.': '{name} · अभी {when}। भुगतान और बिल वही।',
  'You can reschedule twice. This is the first time.': 'समय दो बार बदला जा सकता है। यह पहली बार है।',
  'You have rescheduled once. This is the last time you can.': 'समय एक बार बदला जा चुका है। अब आख़िरी बार बदला जा सकता है।',
  'If the new time does not suit {name}, they can decline it for a full refund.':
    'नया समय {name} को ठीक न लगे तो मना करने पर पूरा रिफ़ंड मिलेगा।',
  'Extra to pay': 'और देना है',
  'If you reschedule now and cancel later, the refund is at most {percent}% of what you paid.':
    'अभी समय बदलकर बाद में रद्द करें तो ज़्यादा से ज़्यादा {percent}% पैसा वापस मिलेगा।',
  'Keep current time': 'अभी वाला समय रखें',
  'Reschedule to {weekday}': '{weekday} को रखें',
  Reschedule: 'समय बदलें',
  'Cancel {weekday}’s session?': '{weekday} का सत्र रद्द करें?',
  '{mode} with {name}, {slot}.': '{name} के साथ {mode}, {slot}।',
  'You paid {amount}.': 'आपने {amount} दिए।',
  'The session starts in {time}.': 'सत्र में अभी {time} बाक़ी।',
  '{name} will see this': 'यह कारण {name} को दिखेगा',
  'Keep session': 'सत्र रहने दें',
  'Cancel session': 'सत्र रद्द करें',
  'Cancel and get {amount}': 'रद्द करें और {amount} पाएँ',
  'Cancel without refund': 'बिना रिफ़ंड रद्द करें',
  'There is no refund this close to the session.': 'सत्र के इतने क़रीब रद्द करने पर रिफ़ंड नहीं मिलता।',
  'There is no refund.': 'रिफ़ंड नहीं मिलेगा।',
  'If you reschedule now and cancel later, there is no refund.': 'अभी समय बदलकर बाद में रद्द करें तो पैसा वापस नहीं मिलेगा।',
  'You rescheduled less than {hours} hours before the earlier time, so the refund is at most {percent}%.':
    'समय बदलते वक़्त सत्र में {hours} घंटे से कम बाक़ी थे, इसलिए रिफ़ंड ज़्यादा से ज़्यादा {percent}% मिलेगा।',
  'You rescheduled less than {hours} hours before the earlier time, so there is no refund.':
    'समय बदलते वक़्त सत्र में {hours} घंटे से कम बाक़ी थे, इसलिए रिफ़ंड नहीं मिलेगा।',
  'This session was free, so there is nothing to refund.': 'यह सत्र मुफ़्त था, इसलिए रिफ़ंड की बात नहीं है।',
  'Full refund: {amount}.': 'पूरा रिफ़ंड: {amount}।',
  'Refund: {amount}.': 'रिफ़ंड: {amount}।',
  '{amount} is kept as the cancellation charge.': '{amount} रद्द करने के शुल्क के रूप में काटे जाएँगे।',
  'It goes to your wallet immediately.': 'यह पैसा तुरंत आपके वॉलेट में आ जाएगा।',
  'It goes to your original payment method in 3 to 5 working days.':
    'यह पैसा 3 से 5 कामकाजी दिनों में उसी खाते या कार्ड में वापस आ जाएगा जिससे भुगतान हुआ था।',
  '{source} goes to your original payment method in 3 to 5 working days, and {wallet} to your wallet immediately.':
    '3 से 5 कामकाजी दिनों में {source} उसी खाते या कार्ड में वापस आ जाएँगे जिससे भुगतान हुआ था, और {wallet} तुरंत आपके वॉलेट में।',
  'Your refund': 'आपका रिफ़ंड',
  'till {when}': '{when} तक',
  'after that': 'उसके बाद',
  Immediately: 'तुरंत',
  'Original payment method': 'जिससे भुगतान किया था',
  '{amount} in 3 to 5 working days, the rest to the wallet': '{amount} 3 से 5 कामकाजी दिनों में, बाक़ी वॉलेट में',
  '3 to 5 working days': '3 से 5 कामकाजी दिन',
  'Send it to': 'कहाँ भेजें',
  'Decline the new time?': 'नया समय मना करें?',
  '{name} rescheduled the session to {slot}. If you decline, the session is cancelled.':
    '{name} ने सत्र का समय बदलकर {slot} किया है। मना करने पर सत्र रद्द हो जाएगा।',
  'Keep new time': 'नया समय ठीक है',
  'Decline new time': 'नया समय मना करें',
  'Decline and get {amount}': 'मना करें और {amount} पाएँ',
  'What happened?': 'क्या हुआ था?',
  'Our team will check it against the record of who joined when. The money is on hold until they decide.':
    'हमारी टीम इसे जुड़ने के रिकॉर्ड से मिलाकर देखेगी। फ़ैसले तक पैसा रुका रहेगा।',
  'You can appeal until {when}.': 'अपील {when} तक की जा सकती है।',
  'In your own words': 'अपने शब्दों में',
  'Send appeal': 'अपील भेजें',
} satisfies Catalogue
