import type { Db, Tx } from '#server/platform/db/db.ts'

const VIEW = ['id', 'name', 'query', 'is_default as isDefault'] as const

export const viewsOf = (db: Db | Tx, accountId: number, list: string) =>
  db
    .selectFrom('saved_views')
    .select(VIEW)
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()

interface NewView {
  accountId: number
  list: string
  name: string
  query: string
  at: Date
}

export const insertView = (tx: Tx, { accountId, list, name, query, at }: NewView) =>
  tx
    .insertInto('saved_views')
    .values({ account_id: accountId, list, name, query, saved_at: at })
    .returning(VIEW)
    .executeTakeFirstOrThrow()

/** The default of the same list ends, if it is another one. */
export const clearDefault = (tx: Tx, accountId: number, id: number) =>
  tx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .where('list', '=', (of) => of.selectFrom('saved_views').select('list').where('id', '=', id))
    .execute()

/** Undefined if the account has no such view. */
export const updateView = (tx: Tx, accountId: number, id: number, view: { name: string; isDefault: boolean }) =>
  tx
    .updateTable('saved_views')
    .set({ name: view.name, is_default: view.isDefault })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(VIEW)
    .executeTakeFirst()

export const deleteView = (db: Db, accountId: number, id: number) =>
  db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()

export const viewsForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('saved_views')
    .select(['list', 'name', 'query', 'is_default as isDefault', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

export const eraseViews = (tx: Tx, accountId: number) =>
  tx.deleteFrom('saved_views').where('account_id', '=', accountId).execute()
