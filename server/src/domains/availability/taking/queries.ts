import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'

export interface TakenTime {
  consultantId: number
  bookingId: number
  startsAt: Date
  endsAt: Date
  /** With the buffers. */
  blocksFrom: Date
  blocksTo: Date
  /** Of a hold; a booking stays. */
  lapsesAt: Date | null
}

export const insertTime = (tx: Tx, time: TakenTime) =>
  tx
    .insertInto('busy_times')
    .values({
      consultant_id: time.consultantId,
      booking_id: time.bookingId,
      kind: time.lapsesAt ? 'hold' : 'booking',
      during: sql`tstzrange(${time.startsAt}, ${time.endsAt})`,
      blocked: sql`tstzrange(${time.blocksFrom}, ${time.blocksTo})`,
      lapses_at: time.lapsesAt,
    })
    .execute()

/** A hold becomes a booking. */
export const setKept = (tx: Tx, bookingId: number) =>
  tx
    .updateTable('busy_times')
    .set({ kind: 'booking', lapses_at: null })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'hold')
    .execute()

export const deleteTimes = (tx: Tx, bookingIds: readonly number[]) =>
  tx.deleteFrom('busy_times').where('booking_id', 'in', bookingIds).execute()
