import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const notificationsOf = (db: Db, accountId: number, { offset, limit }: { offset: number; limit: number }) =>
  db
    .selectFrom('notices')
    .select(['id', 'message', 'params', 'topic', 'at', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export const countNotifications = (db: Db, accountId: number) =>
  db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Undefined if it is not theirs; an already read one keeps its first time. */
export const setRead = (tx: Tx, accountId: number, id: number, now: Date) =>
  tx
    .updateTable('notices')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()

export const setAllRead = (tx: Tx, accountId: number, upTo: number | undefined, now: Date) =>
  tx
    .updateTable('notices')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo!))
    .execute()
