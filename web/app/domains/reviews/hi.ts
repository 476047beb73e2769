import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  '{count} reviews': { one: '{count} समीक्षा', other: '{count} समीक्षाएँ' },
  '{rating} of 5 stars': '5 में से {rating} सितारे',
  'Reply from {name}': '{name} का जवाब',
  'No reviews yet.': 'अभी कोई समीक्षा नहीं।',
  'Pages of reviews': 'समीक्षाओं के पेज',
  Newer: 'नई',
  'Page {page} of {pages}': 'पेज {page}, कुल {pages}',
  Older: 'पुरानी',
} satisfies Catalogue
