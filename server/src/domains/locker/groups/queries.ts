import type { Db, Tx } from '#server/platform/db/db.ts'

const SHOWN = ['id', 'title', 'documents'] as const

export const groupsOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('locker_groups')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .orderBy((eb) => eb.fn('lower', ['title']))
    .execute()

export const countGroups = async (tx: Tx, accountId: number) =>
  (
    await tx
      .selectFrom('locker_groups')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

export const insertGroup = (tx: Tx, accountId: number, title: string, now: Date) =>
  tx
    .insertInto('locker_groups')
    .values({ account_id: accountId, title, created_at: now })
    .returning(SHOWN)
    .executeTakeFirstOrThrow()

export const renameGroup = (db: Db | Tx, id: number, accountId: number, title: string) =>
  db
    .updateTable('locker_groups')
    .set({ title })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(SHOWN)
    .executeTakeFirst()

export const dropGroup = (tx: Tx, id: number, accountId: number) =>
  tx
    .deleteFrom('locker_groups')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
