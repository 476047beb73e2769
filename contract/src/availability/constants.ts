/** Session lengths in minutes. */
export const SLOT_LENGTHS = [15, 30, 45, 60] as const

/** Maximum number of days of slots in one response. */
export const SLOT_DAYS_MAX = 31

/** Number of alternative slots offered when the requested one is taken. */
export const NEAREST_SLOTS = 3

/** Limits of a consultant's schedule. */
export const SCHEDULE_LIMITS = { rangesADay: 8, days: 200, rangesOfDays: 500, daysOff: 100, note: 120 } as const
