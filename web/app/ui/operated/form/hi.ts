import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Required. Saved in the audit log with your name.': 'ज़रूरी है। यह आपके नाम के साथ ऑडिट लॉग में दर्ज होगा।',
} satisfies Catalogue
