/** The minimum amount a gateway accepts: ₹1. */
export const GATEWAY_LEAST_PAISE = 100

/** Payment methods, in the order they are offered. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const
