import type { Db, Tx } from '#server/platform/db/db.ts'

interface Whose {
  room: string
  accountId: number
}

export const noteIn = (db: Db, { room, accountId }: Whose) =>
  db
    .selectFrom('room_notes')
    .select(['text', 'updated_at as updatedAt'])
    .where('room', '=', room)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const writeNote = (db: Db, { room, accountId }: Whose, text: string, now: Date) =>
  db
    .insertInto('room_notes')
    .values({ room, account_id: accountId, text, updated_at: now })
    .onConflict((known) => known.columns(['room', 'account_id']).doUpdateSet({ text, updated_at: now }))
    .execute()

export const deleteNote = (db: Db, { room, accountId }: Whose) =>
  db.deleteFrom('room_notes').where('room', '=', room).where('account_id', '=', accountId).execute()

export const notesOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('room_notes')
    .select(['room', 'text', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at')
    .execute()

export const deleteNotesOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('room_notes').where('account_id', '=', accountId).execute()
