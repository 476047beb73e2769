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

/** Units of one item in an order. */
export const QUANTITY_MAX = 100

/** Everything a quote or an order may ask for: cart items, and items bought on their own. */
export const SOLD_TYPES = [...CART_ITEM_TYPES, 'booking', 'question', 'package', 'gift_card'] as const

/** Every type of an order line: also what is sold only where it is used, in a session or a talk. */
export const ITEM_TYPES = [...SOLD_TYPES, 'extension', 'talk'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/**
 * Why a cart item cannot be bought now. `included`: another item of the cart contains it; `not_served`: its seller does
 * not deliver to the address.
 */
export const BLOCKS = ['withdrawn', 'sold_out', 'owned', 'included', 'not_served'] as const

/** Why a coupon gives no discount. */
export const COUPON_PROBLEMS = [
  'unknown',
  'not_yet',
  'over',
  'minimum',
  'used_up',
  'used_by_you',
  'not_for_these',
  /** Another discount, such as a membership's, takes off more; the two are not added. */
  'better_discount',
] as const

export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const

/** Status of an order as shown to people. */
export const ORDER_STATUSES = ['open', 'paying', 'confirming', 'paid', 'part_refunded', 'refunded', 'lapsed'] as const

/** What staff do that refunds a customer. Above a limit, a second person carries it out by approving. */
export const REFUND_OPERATIONS = [
  'order',
  'refund_request',
  'booking',
  'booking_cancellation',
  'appeal',
  'question',
  'service_cancellation',
  'service_dispute',
  'goods_return',
  'missing_goods',
  'gift_card',
] as const

export const REFUND_PROPOSAL_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const
