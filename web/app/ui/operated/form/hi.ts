import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Required. Saved in the audit log with your name.': 'ज़रूरी है। यह आपके नाम के साथ ऑडिट लॉग में दर्ज होगा।',
  'The customer can read it.': 'ग्राहक इसे पढ़ सकते हैं।',
  'Note for the audit log': 'ऑडिट लॉग के लिए टिप्पणी',
  'Required. The customer and the consultant do not see it.': 'ज़रूरी है। ग्राहक और सलाहकार इसे नहीं देखते।',
} satisfies Catalogue
