import type * as api from '#contract/discovery/favourites.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { listedAmong } from '../cards/queries.ts'
import { cardsOf } from '../cards/service.ts'
import * as queries from './queries.ts'

/** Far above normal use; keeps the list of ids small. */
const HEARTS_MAX = 1000

export async function listFavourites(context: SignedIn, { page, limit }: Input<typeof api.listFavourites>) {
  const { db, actor } = context
  const offset = (page - 1) * limit
  const [ids, { count }] = await Promise.all([
    queries.favouriteIds(db, actor.id, { offset, limit }),
    queries.countFavourites(db, actor.id),
  ])
  return { data: await cardsOf(context, ids), count, page, limit }
}

export const listFavouriteIds = async ({ db, actor }: SignedIn) => ({
  ids: await queries.favouriteIds(db, actor.id, { limit: HEARTS_MAX }),
})

export async function addFavourite({ db, actor, now }: SignedIn, { id }: Input<typeof api.addFavourite>) {
  const [listed] = await listedAmong(db, [id])
  if (listed === undefined) throw new Problem('not_found')
  await queries.addFavourite(db, { accountId: actor.id, consultantId: id }, now)
  return { id }
}

export async function removeFavourite({ db, actor }: SignedIn, { id }: Input<typeof api.removeFavourite>) {
  await queries.removeFavourite(db, { accountId: actor.id, consultantId: id })
  return { id }
}
