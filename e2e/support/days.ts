import { dayInIndia as dayAt } from '#server/platform/india.ts'

const DAY_MS = 86_400_000

/** The day that the calendar of the house shows, some days from now. */
export const dayInIndia = (daysAhead: number) => dayAt(new Date(Date.now() + daysAhead * DAY_MS))
