import type { Catalogue } from '../../../../lib/i18n/texts.ts'

export default {
  'Name and look': 'नाम और रूप',
  'Primary colour': 'मुख्य रंग',
  'Pick the primary colour': 'मुख्य रंग चुनें',
  'Used for buttons, links and the footer. The light and dark shades are made from it.':
    'बटन, लिंक और पेज के नीचे का हिस्सा। हल्के और गहरे रूप के रंग इसी से बनते हैं।',
  'Contrast with white text: {ratio} : 1, easy to read': 'सफ़ेद अक्षरों से कंट्रास्ट: {ratio} : 1, पढ़ने में आसान',
  'Contrast with white text: {ratio} : 1, at least {least} needed':
    'सफ़ेद अक्षरों से कंट्रास्ट: {ratio} : 1, कम से कम {least} चाहिए',
  Logo: 'लोगो',
  'For light backgrounds. PNG or WebP, at most five times as wide as high; no SVG.':
    'हल्के रंग की पृष्ठभूमि के लिए। PNG या WebP, चौड़ाई ऊँचाई से ज़्यादा से ज़्यादा पाँच गुना; SVG नहीं।',
  'Logo for dark backgrounds': 'गहरे रंग की पृष्ठभूमि का लोगो',
  'In the footer and in the dark theme.': 'पेज के नीचे और गहरी थीम में।',
  'App icon': 'ऐप का आइकन',
  'In tabs, on phones and in notifications. Square, at least 512 × 512.':
    'ब्राउज़र के टैब में, फ़ोन पर और सूचनाओं में। चौकोर, कम से कम 512 × 512।',
  'In the footer. Leave it empty to show none.': 'पेज के नीचे। न दिखाना हो तो ख़ाली छोड़ें।',
  'Use the standard name, look and contacts': 'मूल नाम, रूप और संपर्क वापस लाएँ',
  'Text with a': 'टेक्स्ट और एक',
  link: 'लिंक',
  Chosen: 'चुना हुआ',
  Standard: 'मूल',
} satisfies Catalogue
