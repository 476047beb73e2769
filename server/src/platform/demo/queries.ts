import type { Insertable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { DemoInbox } from '../db/schema.gen.ts'

/** A repeated delivery is stored once. */
export const insertIntoInbox = (db: Db, row: Insertable<DemoInbox>) =>
  db
    .insertInto('demo_inbox')
    .values(row)
    .onConflict((existing) => existing.constraint('demo_inbox_once_each').doNothing())
    .execute()

export const newestInInbox = (db: Db, to: string | undefined, limit: number) =>
  db
    .selectFrom('demo_inbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const deleteOldInbox = (db: Db, before: Date) =>
  db.deleteFrom('demo_inbox').where('kept_at', '<', before).execute()
