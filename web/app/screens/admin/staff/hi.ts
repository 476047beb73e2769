import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Staff|people': 'स्टाफ़',
  'Who works in the back office.': 'बैक ऑफ़िस में कौन काम करता है।',
  'Switched on': 'चालू',
  'Not set up yet': 'अभी चालू नहीं',
  Access: 'पहुँच',
  'No staff yet': 'अभी कोई स्टाफ़ नहीं',
  'Add the first one.': 'पहला सदस्य जोड़ें।',
} satisfies Catalogue
