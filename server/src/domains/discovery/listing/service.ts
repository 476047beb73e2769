import { COUNTED_EXACTLY } from '#contract/constants.ts'
import type * as api from '#contract/discovery/listing.ts'
import type { Input } from '#contract/endpoint.ts'
import { cachedCatalogue } from '#server/domains/catalogue/public.ts'
import type { Context } from '#server/platform/http/context.ts'
import { type Card, cardsOf } from '../cards/service.ts'
import { meaningOf } from './meaning/service.ts'
import { pageOfAll, pageOfFiltered, placesById } from './queries.ts'
import { FILTERED_REACH, filtersOf, type PlaceIds, placeMeant, type Query, scopeOf, sectorsOf } from './rules.ts'

interface Found {
  ids: number[]
  count: number
  countIsExact: boolean
}

const NO_MATCHES: Found = { ids: [], count: 0, countIsExact: true }

/**
 * One page of cards. Scope, ids and cards are read separately, so the number of statements does not depend on the page
 * size.
 */
export async function listConsultants(context: Context, query: Input<typeof api.listConsultants>) {
  const { ids, count, countIsExact } = await find(context, query)
  const cards = await cardsOf(context, ids, query.mode)
  if (query.sort === 'soonest') cards.sort(sooner)
  const { page, limit } = query
  return {
    ...{ data: cards, consultants: cards, consultantRows: cards.length, sectorbyconsultants: sectorsOf(cards) },
    ...{ count, consultantsCounts: count, countIsExact, page, limit },
  }
}

async function find(context: Context, query: Query): Promise<Found> {
  const { db, now } = context
  const understood = await understand(context, query)
  if (!understood) return NO_MATCHES
  const { scope, filters } = understood
  const { sort, limit, page } = query
  const offset = (page - 1) * limit
  const wanted = { scope, filters, sort, offset, limit, now }
  if (Object.keys(filters).length === 0) {
    const ids = offset < scope.count ? await pageOfAll(db, wanted) : []
    return { ids, count: scope.count, countIsExact: true }
  }
  const reached = offset + limit <= FILTERED_REACH ? wanted : { ...wanted, offset: 0, limit: 0 }
  const { ids, count } = await pageOfFiltered(db, reached)
  const countIsExact = count <= COUNTED_EXACTLY && !filters.search?.namesakesCut
  return { ids, count: Math.min(count, COUNTED_EXACTLY), countIsExact }
}

/** The scope and filters of a query; undefined if it cannot match. */
export async function understand(context: Context, query: Omit<Query, 'sort' | 'page' | 'limit'>) {
  const { db, now } = context
  const named = await placesNamed(context, query)
  const meant = query.search ? await meaningOf(db, query.search, now) : undefined
  const { placeIds, search } = placeMeant(named, meant)
  const places = placeIds && (await placesById(db, placeIds))
  const scope = places && scopeOf(places)
  if (!scope || scope.count === 0) return undefined
  return { scope, sectorId: places.industry?.sectorId, filters: filtersOf(query, search) }
}

/** The entries of the catalogue named by id, slug or former slug; undefined if one is unknown. */
async function placesNamed(
  { db, now }: Context,
  query: Pick<Query, 'consultant' | 'sector' | 'industry'>,
): Promise<PlaceIds | undefined> {
  const known = await cachedCatalogue(db, now)
  const { consultant, sector, industry } = query
  const ids = {
    typeId: consultant ? known.typeId(consultant) : undefined,
    sectorId: sector ? known.sectorId(sector) : undefined,
    industryId: industry ? known.industryId(industry) : undefined,
  }
  const unknown = (consultant && !ids.typeId) || (sector && !ids.sectorId) || (industry && !ids.industryId)
  return unknown ? undefined : ids
}

/** The stored sort value may lag one slot behind the computed cards, so the cards decide within a page. */
const sooner = (a: Card, b: Card) => freeAt(a) - freeAt(b) || 0
const freeAt = ({ nextFree }: Card) => nextFree?.at.getTime() ?? Number.POSITIVE_INFINITY
