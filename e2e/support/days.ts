import { dayInIndia as dayAt } from '#server/platform/india.ts'

const DAY_MS = 86_400_000

/** The calendar day in India, some days from now. */
export const dayInIndia = (daysAhead: number) => dayAt(new Date(Date.now() + daysAhead * DAY_MS))
