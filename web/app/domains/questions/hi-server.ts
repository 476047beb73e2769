import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Another expert has accepted this question.': 'यह सवाल किसी और विशेषज्ञ ने स्वीकार कर लिया है।',
  'You have started to pay for this question. To ask someone else, write a new one.':
    'इस सवाल का भुगतान शुरू हो चुका है। किसी और से पूछने के लिए नया सवाल लिखें।',
  'You have many drafts. Please send or delete one first.': 'आपके बहुत सारे ड्राफ़्ट हैं। पहले कोई एक भेजें या हटाएँ।',
  'There are unanswered questions on this account. Please wait until they are answered or refunded.':
    'इस खाते पर ऐसे सवाल हैं जिनका जवाब बाक़ी है। कृपया जवाब या रिफ़ंड होने तक रुकें।',
  'Draft saved': 'ड्राफ़्ट सहेजा गया',
  'Draft deleted': 'ड्राफ़्ट हटाया गया',
  'Question cancelled': 'सवाल रद्द हुआ',
  'Question opened to other experts': 'सवाल दूसरे विशेषज्ञों के लिए खुल गया',
  'Details sent': 'जानकारी भेजी गई',
  'Follow-up sent': 'आगे का सवाल भेजा गया',
  'Question closed': 'सवाल बंद हुआ',
  'Question accepted': 'सवाल स्वीकार हुआ',
  'Question declined': 'सवाल के लिए मना किया गया',
  'Request sent': 'अनुरोध भेजा गया',
  'Answer sent': 'जवाब भेजा गया',
  'Question reassigned': 'सवाल दूसरे विशेषज्ञ को दिया गया',
  'Price saved': 'क़ीमत सहेजी गई',
} satisfies Catalogue
