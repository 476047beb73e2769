import type { Services } from '#server/platform/services.ts'
import { DAY_MS, dayInIndia } from '#server/platform/time.ts'
import { deleteOldSearches } from './queries.ts'

const RETENTION_DAYS = 90

/** Deletes search statistics that are too old to be useful. */
export const sweepSearches = ({ db }: Services, now: Date) =>
  deleteOldSearches(db, dayInIndia(new Date(now.getTime() - RETENTION_DAYS * DAY_MS)))
