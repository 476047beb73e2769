/** Languages of the help desk, ISO 639. */
export const CALL_LANGUAGES = ['hi', 'en', 'mr'] as const

/** How many days ahead a callback can be requested. */
export const CALL_AHEAD_DAYS = 7
