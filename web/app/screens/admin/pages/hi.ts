import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Texts of public pages, in English and Hindi.': 'सबको दिखने वाले पेजों का पाठ, अंग्रेज़ी और हिन्दी में।',
  'All pages': 'सभी पेज',
  'Version {version}, published on {date} by {name}': 'संस्करण {version}, {date} को प्रकाशित, {name}',
  'Built-in text': 'पहले से बना पाठ',
  'This page does not exist': 'यह पेज नहीं है',
  'The address may be wrong, or this version was never published.':
    'पता ग़लत हो सकता है, या यह संस्करण कभी प्रकाशित नहीं हुआ।',
  'No draft to preview': 'दिखाने के लिए कोई ड्राफ़्ट नहीं',
  'Visitors read what is published, or the built-in text.': 'पढ़ने वालों को प्रकाशित पाठ दिखता है, या पहले से बना पाठ।',
  'Edit page': 'पेज बदलें',
  '{page}, version {version}': '{page}, संस्करण {version}',
} satisfies Catalogue
