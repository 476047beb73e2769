import type { Catalogue } from '../../../../lib/i18n/texts.ts'

export default {
  'Line below the title': 'शीर्षक के नीचे की पंक्ति',
  'Text|of a page': 'पेज का पाठ',
  'Filled in automatically': 'अपने-आप भरा जाता है',
  'Write these words in curly brackets. Readers see the current setting.':
    'ये शब्द कोष्ठक {} में लिखें। पढ़ने वालों को मौजूदा सेटिंग दिखती है।',
  'Keep draft': 'ड्राफ़्ट रहने दें',
  'Delete this draft?': 'यह ड्राफ़्ट हटाएँ?',
  'The published text stays as it is.': 'प्रकाशित पाठ वैसा ही रहेगा।',
  'Publish {page}?': '{page} प्रकाशित करें?',
  'Visitors read the new text immediately, in both languages. It cannot be changed later, only replaced.':
    'नया पाठ तुरंत दोनों भाषाओं में सबको दिखेगा। बाद में इसे बदला नहीं जा सकता, इसकी जगह सिर्फ़ नया संस्करण आ सकता है।',
  'What changed, in English': 'क्या बदला, अंग्रेज़ी में',
  'What changed, in Hindi': 'क्या बदला, हिन्दी में',
  'Ask everybody to agree again': 'सबसे दोबारा सहमति लें',
  'Customers and consultants are asked on their next visit and read what changed.':
    'ग्राहकों और सलाहकारों से अगली बार आने पर पूछा जाएगा, और उन्हें दिखेगा कि क्या बदला।',
  Versions: 'संस्करण',
  'Nothing published yet. Visitors read the built-in text.':
    'अभी कुछ प्रकाशित नहीं हुआ। पढ़ने वालों को पहले से बना पाठ दिखता है।',
  'Version {version}': 'संस्करण {version}',
  'Asked for consent': 'सहमति माँगी गई',
} satisfies Catalogue
