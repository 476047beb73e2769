import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'

interface NoteRow {
  id: number
  second: number | null
  text: string
  createdAt: Date
  updatedAt: Date
}

const SHOWN = ['id', 'second', 'text', 'created_at as createdAt', 'updated_at as updatedAt'] as const

/** In the order of the film. */
export const notesOf = (db: Db, accountId: number, lessonId: number): Promise<NoteRow[]> =>
  db
    .selectFrom('lesson_notes')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('lesson_id', '=', lessonId)
    .orderBy('second', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute()

interface NewNote {
  accountId: number
  lessonId: number
  second: number | null
  text: string
  at: Date
}

/** Undefined if the learner has as many in this lesson as there may be. */
export const insertNote = async (db: Db, { accountId, lessonId, second, text, at }: NewNote, most: number) =>
  (
    await sql<NoteRow>`insert into lesson_notes (account_id, lesson_id, second, text, created_at, updated_at)
      select ${accountId}, ${lessonId}, ${second}::integer, ${text}, ${at}::timestamptz, ${at}::timestamptz
      where (select count(*) from lesson_notes where account_id = ${accountId} and lesson_id = ${lessonId}) < ${most}
      returning id, second, text, created_at as "createdAt", updated_at as "updatedAt"`.execute(db)
  ).rows[0]

export const updateNote = (db: Db, accountId: number, id: number, text: string, at: Date) =>
  db
    .updateTable('lesson_notes')
    .set({ text, updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(SHOWN)
    .executeTakeFirst()

export const deleteNote = (db: Db, accountId: number, id: number) =>
  db
    .deleteFrom('lesson_notes')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
