import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Cancel membership': 'सदस्यता रद्द करें',
  'Resume now': 'अभी फिर शुरू करें',
  Pause: 'रोकें',
  'Renew for {amount}': '{amount} में रिन्यू करें',
  'Cancel this membership?': 'यह सदस्यता रद्द करें?',
  'You get a full refund. This is possible until {day}, as long as no benefit was used.':
    'आपको पूरा रिफ़ंड मिलेगा। यह {day} तक हो सकता है, अगर कोई फ़ायदा न लिया गया हो।',
  'What is left': 'क्या बाक़ी है',
  'Expert talk minutes': 'एक्सपर्ट टॉक के मिनट',
  'Used first in every talk, then your wallet.': 'हर टॉक में पहले यही मिनट लगते हैं, फिर आपका वॉलेट।',
  'Course of your choice': 'आपकी पसंद का कोर्स',
  'Pick a course': 'कोर्स चुनें',
  '{percent} off sessions': 'सत्रों पर {percent} की छूट',
  '{amount} saved': '{amount} बचे',
  'No limit while the membership is active.': 'सदस्यता चालू रहने तक कोई सीमा नहीं।',
  '{left} of {total} left': '{total} में से {left} बाक़ी',
  'Benefits used': 'लिए गए फ़ायदे',
  'Nothing used yet. Benefits apply automatically when you pay.':
    'अभी कोई फ़ायदा नहीं लिया गया। भुगतान करते समय फ़ायदे अपने आप लगते हैं।',
  'Newer|benefits': 'नए',
  'Older|benefits': 'पुराने',
  '{count} days left.': { one: '{count} दिन बाक़ी।', other: '{count} दिन बाक़ी।' },
  'Paused until {day}. No benefits until then, and no day is lost.':
    '{day} तक रोकी हुई। तब तक फ़ायदे नहीं मिलेंगे, और कोई दिन कम नहीं होगा।',
  'Renewed: {plan} follows until {day}.': 'रिन्यू हो गई: इसके बाद {plan}, {day} तक।',
  'It gives no benefits any more. You can renew it any time.': 'अब इससे फ़ायदे नहीं मिलते। इसे कभी भी रिन्यू किया जा सकता है।',
  'We will remind you on {days}. Nothing renews automatically.': 'हम {days} को याद दिलाएँगे। अपने आप कुछ रिन्यू नहीं होता।',
  'Nothing renews automatically.': 'अपने आप कुछ रिन्यू नहीं होता।',
  'Membership card': 'सदस्यता कार्ड',
  'Member number': 'सदस्य नंबर',
  'Valid till': 'कब तक मान्य',
  'It has saved you {amount} since {day}.': '{day} से अब तक {amount} की बचत हुई।',
  'Enter a number from 1 to {most}.': '1 से {most} तक की संख्या लिखें।',
  'Pause your membership': 'सदस्यता रोकें',
  'You can pause once. The end moves by as many days, and there are no benefits meanwhile.':
    'सदस्यता एक बार रोकी जा सकती है। अंत उतने ही दिन आगे बढ़ेगा, और इस बीच फ़ायदे नहीं मिलेंगे।',
  Days: 'दिन',
  'At most {count} days': { one: 'ज़्यादा से ज़्यादा {count} दिन', other: 'ज़्यादा से ज़्यादा {count} दिन' },
} satisfies Catalogue
