import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'In your cart': 'आपके कार्ट में',
  '{title} is in your cart.': '{title} आपके कार्ट में है।',
  'Add to cart': 'कार्ट में डालें',
  '{count} items were added to your cart.': {
    one: '{count} चीज़ आपके कार्ट में जुड़ गई।',
    other: '{count} चीज़ें आपके कार्ट में जुड़ गईं।',
  },
  '{count} items were already in it.': { one: '{count} चीज़ उसमें पहले से थी।', other: '{count} चीज़ें उसमें पहले से थीं।' },
  'A sector programme replaced {count} programmes it includes.': {
    one: 'क्षेत्र के कार्यक्रम में शामिल {count} कार्यक्रम हटा दिया गया।',
    other: 'क्षेत्र के कार्यक्रम में शामिल {count} कार्यक्रम हटा दिए गए।',
  },
} satisfies Catalogue
