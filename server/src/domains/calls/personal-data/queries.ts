import type { Db, Tx } from '#server/platform/db/db.ts'
import { deleteNotesOf, notesOf } from '../chat/queries.ts'

/** Personal data of calls beyond bookings and talks. */
export async function callsForExport(db: Db | Tx, accountId: number) {
  const seats = await db
    .selectFrom('room_seats')
    .select(['room', 'role', 'joined_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  return { notes: await notesOf(db, accountId), seats }
}

/** Connected time is retained: bills were computed from it, and it identifies nobody. */
export async function eraseCallsOf(tx: Tx, accountId: number) {
  await deleteNotesOf(tx, accountId)
  await tx.deleteFrom('room_seats').where('account_id', '=', accountId).execute()
}
