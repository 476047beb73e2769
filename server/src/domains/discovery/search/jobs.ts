import { dayInIndia } from '#server/platform/india.ts'
import type { Services } from '#server/platform/services.ts'
import { deleteOldSearches } from './queries.ts'

const RETENTION_DAYS = 90

/** Deletes search statistics that are too old to be useful. */
export const sweepSearches = ({ db }: Services, now: Date) =>
  deleteOldSearches(db, dayInIndia(new Date(now.getTime() - RETENTION_DAYS * 86_400_000)))
