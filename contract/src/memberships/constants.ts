/** How the help desk and queues of experts treat a member. */
export const HELP_DESK_LEVELS = ['usual', 'first', 'named'] as const

export const PLAN_STATES = ['draft', 'offered', 'withdrawn'] as const

/** `coming`: paid, begins when the current one ends. `replaced`: upgraded to another plan. */
export const MEMBERSHIP_STATUSES = ['active', 'paused', 'coming', 'replaced', 'expired', 'cancelled'] as const

/** `upgrade` begins immediately; `renewal` when the current one ends. */
export const PURCHASE_KINDS = ['new', 'renewal', 'upgrade'] as const

/** Days after the payment in which an unused membership can be cancelled. */
export const MEMBERSHIP_CANCEL_DAYS = 7

/** Reminders are sent this many days before the end. */
export const MEMBERSHIP_REMINDER_DAYS = [30, 7, 1] as const
