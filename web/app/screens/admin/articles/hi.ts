import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Articles in English and Hindi.': 'अंग्रेज़ी और हिन्दी के लेख।',
  Article: 'लेख',
  'New article': 'नया लेख',
  'Title, tag or author': 'शीर्षक, विषय या लेखक',
  'Write the first one. It is public only after you publish it.': 'पहला लेख लिखें। प्रकाशित करने के बाद ही यह सबको दिखेगा।',
  'Start writing': 'लिखना शुरू करें',
  'This article cannot be shown': 'यह लेख नहीं दिखाया जा सकता',
  'This is how readers will see it. Only staff can open this page.':
    'पढ़ने वालों को यह ऐसा दिखेगा। यह पेज सिर्फ़ स्टाफ़ के लिए खुलता है।',
  'Back to editing': 'वापस संपादन पर',
} satisfies Catalogue
