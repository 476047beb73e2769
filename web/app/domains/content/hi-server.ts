import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Article added': 'लेख जोड़ा गया',
  'Article saved': 'लेख सहेजा गया',
  'Article published': 'लेख प्रकाशित हुआ',
  'Article withdrawn': 'लेख हटाया गया',
  'To publish this article, add a summary, a text and at least one tag, describe its cover picture, and choose a listed author.':
    'लेख प्रकाशित करने के लिए सारांश, पाठ और कम से कम एक विषय जोड़ें, कवर की तस्वीर का विवरण लिखें, और सूची में शामिल लेखक चुनें।',
  'Describe every picture for people who cannot see it.': 'जो लोग देख नहीं सकते, उनके लिए हर तस्वीर का विवरण लिखें।',
  'A picture in this text is no longer stored. Remove it and add it again.':
    'इस पाठ की एक तस्वीर अब सहेजी हुई नहीं है। उसे हटाकर दोबारा जोड़ें।',
  'Page published': 'पेज प्रकाशित हुआ',
  'To publish this page, write its title and its text in both languages.':
    'पेज प्रकाशित करने के लिए शीर्षक और पाठ दोनों भाषाओं में लिखें।',
  'A word in curly brackets is not known. Please check its spelling.':
    'कोष्ठक {} में लिखा एक शब्द पहचाना नहीं गया। कृपया उसे जाँचें।',
  'People are not asked to agree to this page.': 'इस पेज पर किसी से सहमति नहीं ली जाती।',
  'Please choose a picture.': 'कृपया कोई तस्वीर चुनें।',
  'Enter a page of this site such as /membership, or a link that starts with https://.':
    'इस साइट का पता लिखें, जैसे /membership, या https:// से शुरू होने वाला पता।',
  'Choose at least one.': 'कम से कम एक चुनें।',
  'Choose an end time after the start time.': 'शुरू होने के बाद का समय चुनें।',
  'Choose an end time in the future.': 'ख़त्म होने का समय आगे का चुनें।',
  'Banner saved': 'बैनर सहेजा गया',
  'Banner deleted': 'बैनर हटाया गया',
} satisfies Catalogue
