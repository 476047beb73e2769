import type { DemoArticle } from './article.ts'
import { bankVisit } from './texts/bank-visit.ts'
import { gstNotice } from './texts/gst-notice.ts'

/** Those with the slug of an English article are its translation. */
export const hindiArticles: DemoArticle[] = [
  {
    ...{ slug: 'seven-papers-to-keep-ready-before-a-bank-visit', daysAgo: 2, author: 'Jignesh Sorathiya' },
    title: 'बैंक जाने से पहले सात काग़ज़ तैयार रखें',
    summary: 'मैनेजर पहले दस मिनट में मन बना लेते हैं। मेज़ पर जो रखा है, वही उनका मन बनाता है।',
    ...{ tags: ['वित्त'], drawing: 'bank', tint: 'b' },
    html: bankVisit.hi,
  },
  {
    ...{ slug: 'shelf-life-tested-on-your-own-shelf', daysAgo: 50, author: 'Meera Joglekar' },
    title: 'शेल्फ़ लाइफ़ अपनी ही शेल्फ़ पर जाँचें',
    summary: 'प्रयोगशाला से पहले: बारह पैकेट, तीन जगहें और एक कॉपी बता देती है कि पैकेट पर क्या छापना है।',
    ...{ tags: ['खाद्य'], drawing: 'calendar', tint: 'd' },
    html: `<p>पैकेट पर नौ महीने, क्योंकि दूसरे भी नौ महीने छापते हैं। फिर चौथे महीने गुवाहाटी से शिकायत आती है। शेल्फ़ लाइफ़ कोई तारीख़ नहीं, यह इस बात पर टिकी है कि सबसे ख़राब दुकान में आपका पैकेट कैसा रहता है।</p>
<h2>बारह पैकेट</h2>
<p>किसी आम दिन की एक ही खेप से लें। चार दफ़्तर में रखें, चार गोदाम में और चार छत के पास।</p>
<ul><li>हर हफ़्ते वज़न देखें।</li><li>हर पखवाड़े दो लोग सूँघकर देखें।</li><li>हर महीने सील पानी में जाँचें।</li></ul>
<p>छत के पास वाले चार में से एक भी ख़राब हो, तो समय आधा कर दें। उसके बाद नमूना प्रयोगशाला भेजें, अपनी कॉपी के साथ।</p>`,
  },
  {
    ...{ slug: 'a-gst-notice-is-a-letter-answer-it-like-one', daysAgo: 60, author: 'Vandana Katiyar' },
    title: 'GST नोटिस एक चिट्ठी है: चिट्ठी की तरह जवाब दें',
    summary: 'धारा पढ़ें, आँकड़ा ढूँढें, सबूत लगाएँ। ज़्यादातर नोटिस दो पन्नों में निपट जाते हैं।',
    ...{ tags: ['वित्त', 'नियम'], drawing: 'letter', tint: 'a' },
    html: gstNotice.hi,
  },
  {
    ...{ slug: 'makhana-ki-grading-ghar-par', daysAgo: 21, author: 'Nityanand Jha' },
    title: 'मखाने की ग्रेडिंग घर पर कैसे करें',
    summary: 'तीन छलनियाँ, एक तराज़ू और सुबह की धूप: बिना मशीन के भी दाम बीस रुपये किलो बढ़ जाता है।',
    ...{ tags: ['खाद्य'], drawing: 'purse', tint: 'e' },
    html: `<p>व्यापारी मिला हुआ मखाना सबसे छोटे दाने के भाव से ख़रीदता है। अलग-अलग कर दें, तो वही माल बीस रुपये किलो ऊपर बिकता है।</p>
<h2>तीन छलनियाँ</h2>
<ol><li>सबसे बड़ी छलनी में जो रुके, वह पहला दर्जा।</li><li>बीच वाली में जो रुके, वह दूसरा।</li><li>बाक़ी आटे और खीर के लिए अलग रखें।</li></ol>
<p>यह काम सुबह की धूप में करें। नमी रह जाए तो दाना सिकुड़ता है और छलनी धोखा देती है।</p>
<h2>बोरी पर लिखें</h2>
<p>दर्जा, वज़न और तारीख़। जो बोरी अपना हाल ख़ुद बताती है, उसका मोल-भाव कम होता है।</p>`,
  },
]
