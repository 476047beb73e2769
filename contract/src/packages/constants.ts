export const PACKAGE_SESSIONS_MIN = 2
export const PACKAGE_SESSIONS_MAX = 20

/** Packages that a consultant offers at the same time. */
export const PACKAGE_OFFERS_MAX = 10

/** Days in which the sessions of a package can be booked. */
export const PACKAGE_VALID_DAYS = 365

/** Reminders of unused sessions are sent this many days before the end. */
export const PACKAGE_REMINDER_DAYS = [30, 7] as const

/** `ended`: cancelled or expired; unused sessions are refunded. */
export const PACKAGE_STATUSES = ['active', 'used_up', 'ended'] as const
