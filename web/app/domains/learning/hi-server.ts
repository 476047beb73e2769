import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'To publish this course, add at least one lesson and a video to each video lesson.':
    'कोर्स प्रकाशित करने के लिए कम से कम एक पाठ जोड़ें और हर वीडियो पाठ में वीडियो डालें।',
  'You have watched too much of it or passed a quiz. This purchase can no longer be refunded.':
    'इसका काफ़ी हिस्सा देखा जा चुका है या क्विज़ पास हो चुकी है। अब इसका रिफ़ंड नहीं हो सकता।',
  'This payment was credited to a larger programme. Please refund that programme first.':
    'यह रकम एक बड़े कार्यक्रम में घटाई जा चुकी है। पहले उस कार्यक्रम का रिफ़ंड लें।',
  'Both qualities of a video must have the same length.': 'वीडियो की दोनों क्वालिटी की लंबाई एक जैसी होनी चाहिए।',
  'There are too many options.': 'विकल्प बहुत ज़्यादा हैं।',
  'Add at least two options.': 'कम से कम दो विकल्प जोड़ें।',
  'Mark exactly one option as right.': 'ठीक एक विकल्प को सही चुनें।',
  'Mark at least one option as right.': 'कम से कम एक विकल्प को सही चुनें।',
  'There are too many questions.': 'सवाल बहुत ज़्यादा हैं।',
  'Add at least one question.': 'कम से कम एक सवाल जोड़ें।',
  'There are too many chapters.': 'अध्याय बहुत ज़्यादा हैं।',
  'There are too many lessons.': 'पाठ बहुत ज़्यादा हैं।',
  'Add at least one lesson.': 'कम से कम एक पाठ जोड़ें।',
  'Purchase refunded': 'ख़रीद का रिफ़ंड हुआ',
  'There are too many lines.': 'पंक्तियाँ बहुत ज़्यादा हैं।',
  'Your courses are already playing in two places. Please close one of them first.':
    'आपके कोर्स पहले से दो जगह चल रहे हैं। पहले एक को बंद करें।',
  'You have used all attempts at this quiz.': 'इस क्विज़ के सभी मौके ख़त्म हो चुके हैं।',
  'The certificate needs more watch time or a passed quiz. Please finish the course first.':
    'प्रमाणपत्र के लिए अभी और वीडियो देखना या क्विज़ पास करना बाक़ी है। पहले कोर्स पूरा करें।',
  'This lesson has as many notes as it can hold. Please delete some first.':
    'इस पाठ में और नोट नहीं जोड़े जा सकते। पहले कुछ नोट हटाएँ।',
  'The trainer has not answered your last questions in this course yet. Please wait for an answer first.':
    'इस कोर्स में आपके पिछले सवालों के जवाब अभी नहीं आए हैं। पहले जवाब का इंतज़ार करें।',
  'This question has many answers already. Please ask a new one.': 'इस सवाल पर पहले से बहुत जवाब हैं। कृपया नया सवाल पूछें।',
  'Question sent to the trainer': 'सवाल प्रशिक्षक को भेजा गया',
  'Answer posted': 'जवाब भेजा गया',
  'Certificate issued': 'प्रमाणपत्र जारी हुआ',
  'Your certificate for this course was revoked. Please contact the help desk.':
    'इस कोर्स का आपका प्रमाणपत्र रद्द किया गया है। कृपया सहायता केंद्र से बात करें।',
  'There are too many files.': 'फ़ाइलें बहुत ज़्यादा हैं।',
  'File saved': 'फ़ाइल सहेजी गई',
  'Certificate revoked': 'प्रमाणपत्र रद्द हुआ',
  'Course added': 'कोर्स जोड़ा गया',
  'Course saved': 'कोर्स सहेजा गया',
  'Course published': 'कोर्स प्रकाशित हुआ',
  'Course withdrawn': 'कोर्स हटाया गया',
  'Video saved': 'वीडियो सहेजा गया',
  'Programme saved': 'कार्यक्रम सहेजा गया',
} satisfies Catalogue
