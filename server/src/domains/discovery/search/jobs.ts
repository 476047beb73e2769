import type { House } from '#server/platform/house.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { forgetSearches } from './queries.ts'

const KEPT_DAYS = 90

/** What people looked for a season ago tells nothing any more. */
export const sweepSearches = ({ db }: House, now: Date) =>
  forgetSearches(db, dayInIndia(new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
