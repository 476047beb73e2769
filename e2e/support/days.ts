import { DAY_MS, dayInIndia as dayAt } from '#server/platform/time.ts'

/** The calendar day in India, some days from now. */
export const dayInIndia = (daysAhead: number) => dayAt(new Date(Date.now() + daysAhead * DAY_MS))
