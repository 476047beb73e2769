import type { Tx } from '#server/platform/db.ts'

/** The database keeps it to one for each booking. */
export const insertAppeal = (
  tx: Tx,
  { bookingId, byId, reason, at }: { bookingId: number; byId: number; reason: string; at: Date },
) => tx.insertInto('booking_appeals').values({ booking_id: bookingId, by_id: byId, reason, asked_at: at }).execute()
