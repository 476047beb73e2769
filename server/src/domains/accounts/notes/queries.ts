import type { Db, Tx } from '#server/platform/db/db.ts'

const notes = (db: Db | Tx) =>
  db
    .selectFrom('person_notes')
    .innerJoin('accounts as author', 'author.id', 'person_notes.author_id')
    .select([
      'person_notes.id',
      'text',
      'author_id as authorId',
      'author.name as authorName',
      'written_at as at',
      'edited_at as editedAt',
    ])

export const pageOfNotes = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  notes(db).where('account_id', '=', accountId).orderBy('person_notes.id', 'desc').limit(limit).offset(offset).execute()

export const countNotes = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('person_notes')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

export const noteById = (db: Db | Tx, id: number, accountId: number) =>
  notes(db).where('person_notes.id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

interface NewNote {
  accountId: number
  authorId: number
  text: string
  at: Date
}

export const insertNote = async (tx: Tx, { accountId, authorId, text, at }: NewNote) =>
  (
    await tx
      .insertInto('person_notes')
      .values({ account_id: accountId, author_id: authorId, text, written_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const setText = (tx: Tx, id: number, text: string, at: Date) =>
  tx.updateTable('person_notes').set({ text, edited_at: at }).where('id', '=', id).execute()

export const notesForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('person_notes')
    .select(['text', 'written_at as writtenAt', 'edited_at as editedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

export const eraseNotes = (tx: Tx, accountId: number) =>
  tx.deleteFrom('person_notes').where('account_id', '=', accountId).execute()
