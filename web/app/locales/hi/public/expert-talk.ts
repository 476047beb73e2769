import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** The page of experts available for instant talks. */
export const expertTalk = {
  'Talk to an expert, by the minute': 'विशेषज्ञ से बात करें, मिनट के हिसाब से',
  'No appointment. You pay only for the time you are both connected, billed to the second.':
    'अपॉइंटमेंट की ज़रूरत नहीं। पैसे सिर्फ़ उतने समय के लगते हैं जब दोनों जुड़े हों, सेकंड के हिसाब से।',
  'Your wallet has {amount}.': 'आपके वॉलेट में {amount} हैं।',
  '{count} professional experts, {free} free to talk': {
    one: '{count} पेशेवर विशेषज्ञ, {free} बात के लिए ख़ाली',
    other: '{count} पेशेवर विशेषज्ञ, {free} बात के लिए ख़ाली',
  },
  '{count} industrial experts, {free} free to talk': {
    one: '{count} औद्योगिक विशेषज्ञ, {free} बात के लिए ख़ाली',
    other: '{count} औद्योगिक विशेषज्ञ, {free} बात के लिए ख़ाली',
  },
  'No {language}-speaking expert is online right now': '{language} में बात करने वाला कोई विशेषज्ञ अभी ऑनलाइन नहीं है',
  'Any language': 'कोई भी भाषा',
  'Experts who speak other languages may be free.': 'दूसरी भाषाओं के विशेषज्ञ शायद अभी ख़ाली हों।',
  'Talk now with {name}': '{name} से अभी बात करें',
  'You are not logged in as a customer. Log out to talk to an expert.':
    'आप ग्राहक के रूप में लॉगिन नहीं हैं। विशेषज्ञ से बात करने के लिए लॉग आउट करें।',
} satisfies Catalogue
