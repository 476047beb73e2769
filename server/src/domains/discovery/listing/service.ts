import type { Input } from '#contract/endpoint.ts'
import { COUNTED_EXACTLY } from '#contract/limits.ts'
import type * as api from '#contract/listing.ts'
import type { Context } from '#server/platform/context.ts'
import { cardsOf } from '../cards/service.ts'
import { pageOfAll, pageOfFiltered, placesNamed } from './queries.ts'
import { FILTERED_REACH, filtersOf, type Query, scopeOf } from './rules.ts'

interface Found {
  ids: number[]
  count: number
  countIsExact: boolean
}

/** One page of cards. Places, ids and cards are read apart, so the number of statements does not depend on the page. */
export async function listConsultants(context: Context, query: Input<typeof api.listConsultants>) {
  const { ids, count, countIsExact } = await find(context, query)
  const cards = await cardsOf(context, ids)
  const { page, limit } = query
  return { data: cards, consultants: cards, count, consultantsCounts: count, countIsExact, page, limit }
}

async function find({ db, now }: Context, query: Query): Promise<Found> {
  const scope = scopeOf(query, await placesNamed(db, query))
  if (!scope || scope.count === 0) return { ids: [], count: 0, countIsExact: true }
  const filters = filtersOf(query)
  const { sort, limit, page } = query
  const offset = (page - 1) * limit
  const wanted = { scope, filters, sort, offset, limit, now }
  if (Object.keys(filters).length === 0) {
    const ids = offset < scope.count ? await pageOfAll(db, wanted) : []
    return { ids, count: scope.count, countIsExact: true }
  }
  const reached = offset + limit <= FILTERED_REACH ? wanted : { ...wanted, offset: 0, limit: 0 }
  const { ids, count } = await pageOfFiltered(db, reached)
  return { ids, count: Math.min(count, COUNTED_EXACTLY), countIsExact: count <= COUNTED_EXACTLY }
}
