import type { Catalogue } from '../../../lib/i18n/texts.ts'

export const cart = {
  Undo: 'वापस लें',
  'In your cart': 'आपके कार्ट में',
  '{title} is in your cart.': '{title} आपके कार्ट में है।',
  'Add to cart': 'कार्ट में डालें',
  '{count} items you picked joined your cart.': {
    one: 'आपकी चुनी {count} चीज़ आपके कार्ट में जुड़ गई।',
    other: 'आपकी चुनी {count} चीज़ें आपके कार्ट में जुड़ गईं।',
  },
  '{count} items were in it already.': {
    one: '{count} चीज़ उसमें पहले से थी।',
    other: '{count} चीज़ें उसमें पहले से थीं।',
  },
  'A sector’s programme took the place of {count} programmes it contains.': {
    one: 'क्षेत्र के कार्यक्रम ने अपने भीतर के {count} कार्यक्रम की जगह ले ली।',
    other: 'क्षेत्र के कार्यक्रम ने अपने भीतर के {count} कार्यक्रमों की जगह ले ली।',
  },
} satisfies Catalogue
