import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Listed favourites, newest first. */
const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('favourites')
    .innerJoin('consultant_industries as place', 'place.consultant_id', 'favourites.consultant_id')
    .where('favourites.account_id', '=', accountId)
    .where(sql<boolean>`place.listed`)
    .where(sql<boolean>`place.leads_all`)

export const favouriteIds = async (
  db: Db,
  accountId: number,
  { offset = 0, limit }: { offset?: number; limit: number },
) => {
  const rows = await shown(db, accountId)
    .select('favourites.consultant_id as id')
    .orderBy('favourites.added_at', 'desc')
    .orderBy('favourites.consultant_id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const countFavourites = (db: Db, accountId: number) =>
  shown(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

interface Favourite {
  accountId: number
  consultantId: number
}

export const addFavourite = (db: Db, { accountId, consultantId }: Favourite, now: Date) =>
  db
    .insertInto('favourites')
    .values({ account_id: accountId, consultant_id: consultantId, added_at: now })
    .onConflict((existing) => existing.doNothing())
    .execute()

export const removeFavourite = (db: Db, { accountId, consultantId }: Favourite) =>
  db.deleteFrom('favourites').where('account_id', '=', accountId).where('consultant_id', '=', consultantId).execute()

/** All favourites of an account, listed or not. */
export const allFavouritesOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('favourites')
    .innerJoin('consultants', 'consultants.id', 'favourites.consultant_id')
    .select(['consultants.slug as consultant', 'favourites.added_at as addedAt'])
    .where('favourites.account_id', '=', accountId)
    .orderBy('favourites.added_at')
    .execute()

export const dropFavouritesOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('favourites').where('account_id', '=', accountId).execute()
