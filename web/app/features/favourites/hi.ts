import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  '{name} added to your favourites.': '{name} का नाम पसंदीदा में जुड़ गया।',
  'Add {name} to favourites': '{name} को पसंदीदा में जोड़ें',
  'In your favourites': 'आपके पसंदीदा में',
  'Add to favourites': 'पसंदीदा में जोड़ें',
} satisfies Catalogue
