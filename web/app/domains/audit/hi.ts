import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Nothing yet.': 'अभी कुछ नहीं।',
  'What happened': 'क्या हुआ',
  'What|changed': 'क्या',
  'Area|of the audit log': 'क्षेत्र',
  'Entry {id}': 'प्रविष्टि {id}',
  'As stored': 'जैसा दर्ज है',
  Before: 'पहले',
  After: 'बाद में',
  'Staff actions': 'स्टाफ़ के काम',
  'View all in audit log': 'ऑडिट लॉग में सब देखें',
} satisfies Catalogue
