import type { RecordedTalk } from './talk.ts'

export const professionalTalks: RecordedTalk[] = [
  {
    slug: 'answering-a-gst-notice-without-fear',
    ...{ segment: 'professional', speaker: 'Vandana Katiyar', daysAgo: 6, views: 2415, drawing: 'letter', tint: 'c' },
    title: 'Answering a GST notice without fear',
    titleInHindi: 'GST नोटिस का जवाब, बिना डरे',
    about:
      'How to tell which notice you have, what the date on it means, and how to write a three-paragraph reply that an officer can read in two minutes.',
    aboutInHindi:
      'आपके पास कौन सा नोटिस है, उस पर लिखी तारीख़ का मतलब क्या है, और तीन पैरा का जवाब जिसे अधिकारी दो मिनट में पढ़ ले।',
    languages: ['hi', 'en'],
    slides: [
      {
        title: 'Read the form number',
        lines: ['ASMT-10 asks', 'DRC-01 demands'],
        says: 'Read the form number first. ASMT-10 asks a question, DRC-01 demands money.',
        saysInHindi: 'पहले फ़ॉर्म नंबर पढ़िए। ASMT-10 सवाल पूछता है, DRC-01 पैसे माँगता है।',
        seconds: 9,
      },
      {
        title: 'Count the days',
        lines: ['30 days, not 31', 'Ask for time in writing'],
        says: 'Count the days from the date of service. If you need more time, ask in writing before it ends.',
        saysInHindi: 'मिलने की तारीख़ से दिन गिनिए। समय चाहिए तो ख़त्म होने से पहले लिखकर माँगिए।',
        seconds: 9,
      },
      {
        title: 'Three paragraphs',
        lines: ['What they say', 'What is true', 'What is attached'],
        says: 'What they say, what is true, and what is attached. Nothing else belongs in the answer.',
        saysInHindi: 'वे क्या कहते हैं, सच क्या है, और साथ में क्या लगा है। जवाब में इससे ज़्यादा कुछ नहीं।',
        seconds: 9,
      },
    ],
  },
  {
    slug: 'what-the-bank-reads-first-in-a-project-report',
    ...{ segment: 'professional', speaker: 'Jignesh Sorathiya', daysAgo: 18, views: 1890, drawing: 'bank', tint: 'b' },
    title: 'What the bank reads first in a project report',
    titleInHindi: 'प्रोजेक्ट रिपोर्ट में बैंक सबसे पहले क्या पढ़ता है',
    about:
      'A report has sixty pages and the credit officer reads four. Learn which four, and which figures must match across them.',
    aboutInHindi: 'साठ पन्ने, जिनमें से क्रेडिट अधिकारी चार पढ़ते हैं। वे चार कौन से हैं, और उनके कौन से आँकड़े आपस में मिलने चाहिए।',
    languages: ['gu', 'hi'],
    slides: [
      {
        title: 'Page one: the ask',
        lines: ['How much', 'For what', 'Back by when'],
        says: 'How much, for what, and back by when. If page one does not say it, nobody turns to page two.',
        saysInHindi: 'कितना, किसलिए, और कब तक वापस। पहला पन्ना यह न कहे तो दूसरा कोई नहीं खोलता।',
        seconds: 9,
      },
      {
        title: 'DSCR above 1.5',
        lines: ['In the worst year', 'Not on average'],
        says: 'The cover ratio must hold in the worst year and not on average.',
        saysInHindi: 'क़र्ज़ चुकाने का अनुपात सबसे ख़राब साल में भी टिके, औसत में नहीं।',
        seconds: 8,
      },
      {
        title: 'Quotations that agree',
        lines: ['Machine list', 'Means of finance', 'GST in both'],
        says: 'The machine list and the means of finance must show one sum, with GST in both or in neither.',
        saysInHindi: 'मशीन सूची और वित्त के साधन एक ही रक़म दिखाएँ, GST दोनों में हो या किसी में नहीं।',
        seconds: 9,
      },
    ],
  },
  {
    slug: 'choosing-a-name-you-can-protect',
    ...{ segment: 'professional', speaker: 'Paramita Ghoshal', daysAgo: 33, views: 655, drawing: 'seal', tint: 'e' },
    title: 'Choosing a name you can protect',
    titleInHindi: 'ऐसा नाम चुनिए जिसे बचाया जा सके',
    about:
      'Why “Fresh Masala” can never be yours, how to search the register in ten minutes, and which classes a small brand needs.',
    aboutInHindi: '“फ़्रेश मसाला” कभी आपका क्यों नहीं हो सकता, दस मिनट में रजिस्टर कैसे खोजें, और छोटे ब्रांड को कौन सी श्रेणियाँ चाहिए।',
    languages: ['en', 'bn'],
    slides: [
      {
        title: 'Describing is not naming',
        lines: ['Fresh, best, royal', 'belong to everybody'],
        says: 'A word that describes the goods belongs to everybody. Invent one, and it is yours.',
        saysInHindi: 'जो शब्द माल का वर्णन करे वह सबका है। नया शब्द बनाइए, वह आपका होगा।',
        seconds: 9,
      },
      {
        title: 'Search before you print',
        lines: ['Same sound', 'Same class'],
        says: 'Search by sound and not only by spelling, in your class and in the two beside it.',
        saysInHindi: 'सिर्फ़ वर्तनी नहीं, उच्चारण से खोजिए, अपनी श्रेणी में और पास की दो में भी।',
        seconds: 9,
      },
    ],
  },
  {
    slug: 'returns-that-eat-the-margin',
    ...{ segment: 'professional', speaker: 'Kunal Wadhera', daysAgo: 52, views: 1127, drawing: 'bag', tint: 'a' },
    title: 'Returns that eat the margin',
    titleInHindi: 'वापसी जो मुनाफ़ा खा जाती है',
    about:
      'A simple sheet for one product: price, fee, freight both ways, and the return rate at which you earn nothing.',
    aboutInHindi: 'एक सामान की शीट: दाम, फ़ीस, आने-जाने का भाड़ा, और वापसी का वह हिस्सा जिस पर कुछ नहीं बचता।',
    languages: ['hi', 'en', 'pa'],
    slides: [
      {
        title: 'One product, one sheet',
        lines: ['Price − fee − freight', '= what is left'],
        says: 'Take one product. Price, less the fee, less the freight, is what is left before returns.',
        saysInHindi: 'एक सामान लीजिए। दाम में से फ़ीस और भाड़ा घटाइए, वापसी से पहले इतना बचता है।',
        seconds: 9,
      },
      {
        title: 'A return costs twice',
        lines: ['There and back', 'and half are not sold again'],
        says: 'A return pays freight twice, and half of what comes back is never sold again.',
        saysInHindi: 'वापसी में भाड़ा दो बार लगता है, और लौटे माल का आधा दोबारा नहीं बिकता।',
        seconds: 9,
      },
      {
        title: 'The photograph decides',
        lines: ['Size beside a hand', 'Colour by daylight'],
        says: 'Most returns are a wrong photograph. Show the size beside a hand and the colour by daylight.',
        saysInHindi: 'ज़्यादातर वापसी ग़लत फ़ोटो से होती है। हाथ के पास नाप और दिन की रोशनी में रंग दिखाइए।',
        seconds: 9,
      },
    ],
  },
]
