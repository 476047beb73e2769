import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Type part of a name to find listed consultants.': 'सलाहकार खोजने के लिए नाम का हिस्सा लिखें।',
  'No consultant with this name.': 'इस नाम के कोई सलाहकार नहीं।',
} satisfies Catalogue
