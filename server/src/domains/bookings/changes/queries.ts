import type { Tx } from '#server/platform/db/db.ts'

interface Brief {
  brief: string
  /** Undefined leaves it unchanged. */
  industryId: number | null | undefined
}

export const updateBrief = (tx: Tx, bookingId: number, { brief, industryId }: Brief, now: Date) =>
  tx
    .updateTable('bookings')
    .set({ brief, changed_at: now, ...(industryId !== undefined && { industry_id: industryId }) })
    .where('id', '=', bookingId)
    .execute()

/** The database allows one per booking. */
export const insertAppeal = (
  tx: Tx,
  { bookingId, byId, reason, at }: { bookingId: number; byId: number; reason: string; at: Date },
) => tx.insertInto('booking_appeals').values({ booking_id: bookingId, by_id: byId, reason, asked_at: at }).execute()

interface Decision {
  bookingId: number
  state: 'upheld' | 'declined'
  by: number
  note: string
  at: Date
}

/** False if there is no appeal, or it is already decided. */
export const setDecided = async (tx: Tx, { bookingId, state, by, note, at }: Decision) =>
  (
    await tx
      .updateTable('booking_appeals')
      .set({ state, decided_by: by, decided_at: at, note })
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const hasOpenAppeal = async (tx: Tx, bookingId: number) =>
  (await tx
    .selectFrom('booking_appeals')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst()) !== undefined
