import type { Catalogue } from '../../../../lib/i18n/texts.ts'

export default {
  'New banner': 'नया बैनर',
  'Edit banner': 'बैनर बदलें',
  'Link, optional': 'लिंक, ज़रूरी नहीं',
  'A page of this site such as /membership, or a link that starts with https://.':
    'इस साइट का पता, जैसे /membership, या https:// से शुरू होने वाला पता।',
  'Label of the link, in English': 'लिंक पर लिखा शब्द, अंग्रेज़ी में',
  'Label of the link, in Hindi': 'लिंक पर लिखा शब्द, हिन्दी में',
  'Readers cannot close a warning, and it is shown before other banners.':
    'चेतावनी बंद नहीं की जा सकती, और वह दूसरे बैनरों से पहले दिखती है।',
  'Shown on': 'कहाँ दिखे',
  'Shown from': 'कब से दिखे',
  'Shown until': 'कब तक दिखे',
  'Start time, India': 'शुरू होने का समय, भारत में',
  'End time, India': 'ख़त्म होने का समय, भारत में',
  'Leave empty to show it as soon as it is published': 'ख़ाली छोड़ें तो प्रकाशित होते ही दिखेगा',
  'Leave empty for no end date': 'ख़ाली छोड़ें तो दिखता रहेगा',
  'A page shows one banner: a warning, otherwise the first in this order.':
    'एक पेज पर एक ही बैनर दिखता है: चेतावनी हो तो वह, नहीं तो इस क्रम में पहला।',
  'Delete this banner?': 'यह बैनर हटाएँ?',
  'It will no longer be shown to anyone. This cannot be undone.': 'यह अब किसी को नहीं दिखेगा। इसे वापस नहीं लाया जा सकता।',
  'Showing|a banner': 'दिख रहा है',
  'Ended|a banner': 'समय पूरा',
  Information: 'जानकारी',
  Offer: 'ऑफ़र',
  'Warning|tone': 'चेतावनी',
  'All public pages': 'सभी सार्वजनिक पेज',
  'Customer dashboards': 'ग्राहकों के डैशबोर्ड',
  'Consultant dashboards': 'सलाहकारों के डैशबोर्ड',
  'Other public pages': 'दूसरे सार्वजनिक पेज',
  'Not shown: its link leads to something that is switched off.': 'नहीं दिख रहा: इसका लिंक ऐसी सुविधा पर जाता है जो बंद है।',
  '{page}: “{text}” is shown instead.': '{page}: इसकी जगह “{text}” दिख रहा है।',
} satisfies Catalogue
