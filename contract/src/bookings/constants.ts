/** Modes of a session. */
export const SESSION_MODES = ['video', 'audio'] as const

export const BOOKING_STATES = ['held', 'confirmed', 'in_call', 'completed', 'expired', 'cancelled', 'no_show'] as const

/** The three lists a booking can be found in. */
export const BOOKING_LISTS = ['upcoming', 'past', 'cancelled'] as const

/** Who changes a booking; `system` stands for automatic changes. */
export const BOOKING_ROLES = ['customer', 'consultant', 'staff', 'system'] as const

export const APPEAL_STATES = ['open', 'upheld', 'declined'] as const

export const BRIEF_MAX = 2000

export const BOOKING_MESSAGE_MAX = 2000

export const CUSTOMER_NOTE_MAX = 5000

/** Maximum number of reschedules of a booking, by both sides together. */
export const MOVES_MAX = 2

/** Length of one extension in minutes, and the maximum in total. */
export const EXTENSION_MINUTES = 15

export const EXTENDED_MINUTES_MAX = 120
