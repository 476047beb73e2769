import { sql } from 'kysely'
import type { BookingColumns } from '../changes/queries.ts'

/** The columns of a new time. */
export const timeColumns = (startsAt: Date, endsAt: Date): BookingColumns => ({
  during: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
})
