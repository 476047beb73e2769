/** Maximum of one grant, to catch typing errors. */
export const PROMOTIONAL_CREDIT_MAX_PAISE = 1_000_000

export const REFUND_REQUEST_STATES = ['asked', 'granted', 'declined'] as const
