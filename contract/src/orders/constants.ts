/** Item types allowed in a cart. */
export const CART_ITEM_TYPES = [
  'sub_categories',
  'sub_sub_categories',
  'course',
  'workshop',
  'membership',
  'product',
  'service',
] as const

/** Item types a coupon can be limited to: cart items, and sessions, which are never in a cart. */
export const COUPON_ITEM_TYPES = [...CART_ITEM_TYPES, 'booking'] as const

export const CART_ITEMS_MAX = 50

/** Everything orders sell: cart items, and items bought separately. */
export const SOLD_TYPES = [...CART_ITEM_TYPES, 'booking'] as const

/** Why a cart item cannot be bought now. */
export const BLOCKS = ['withdrawn', 'sold_out', 'owned'] as const

/** Why a coupon gives no discount. */
export const COUPON_PROBLEMS = [
  'unknown',
  'not_yet',
  'over',
  'minimum',
  'used_up',
  'used_by_you',
  'not_for_these',
] as const

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const

/** Status of an order as shown to people. */
export const ORDER_STATUSES = ['open', 'paying', 'confirming', 'paid', 'part_refunded', 'refunded', 'lapsed'] as const
