import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Not redeemed yet': 'अभी भुनाया नहीं गया',
  Redeemed: 'भुनाया गया',
  'Refunded|of a gift card': 'पैसे वापस',
  'Expired|of a gift card': 'समय ख़त्म',
} satisfies Catalogue
