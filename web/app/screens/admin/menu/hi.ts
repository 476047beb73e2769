import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'The links of the top bar: names, order and visibility.': 'ऊपर की पट्टी के लिंक: नाम, क्रम और वे दिखते हैं या नहीं।',
  'Top bar': 'ऊपर की पट्टी',
  'Edit {name}': '{name} बदलें',
} satisfies Catalogue
