import type { Db, Tx } from '#server/platform/db.ts'
import { deleteNotesOf, notesOf } from '../notes/queries.ts'

/** What is kept of somebody's calls beside the bookings and talks themselves. */
export async function callsKeptOf(db: Db | Tx, accountId: number) {
  const seats = await db
    .selectFrom('room_seats')
    .select(['room', 'role', 'joined_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .execute()
  return { notes: await notesOf(db, accountId), seats }
}

/** How long two people were connected stays: bills were made from it, and it names nobody. */
export async function forgetCallsOf(tx: Tx, accountId: number) {
  await deleteNotesOf(tx, accountId)
  await tx.deleteFrom('room_seats').where('account_id', '=', accountId).execute()
}
