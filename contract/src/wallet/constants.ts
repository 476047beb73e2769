/** Maximum of one grant, to catch typing errors. */
export const PROMOTIONAL_CREDIT_MAX_PAISE = 1_000_000

export const REFUND_REQUEST_STATES = ['asked', 'granted', 'declined'] as const

export const GIFT_CARD_MIN_PAISE = 50_000
export const GIFT_CARD_MAX_PAISE = 1_000_000

/** Days in which a gift card can be redeemed: 12 months. */
export const GIFT_CARD_VALID_DAYS = 365

/** Days in which the buyer can get the money back while nobody has redeemed it. */
export const GIFT_CARD_REFUND_DAYS = 7

export const GIFT_CARD_STATUSES = ['active', 'redeemed', 'refunded', 'expired'] as const
