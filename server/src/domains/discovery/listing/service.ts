import { COUNTED_EXACTLY } from '#contract/constants.ts'
import type * as api from '#contract/discovery/listing.ts'
import type { Input } from '#contract/endpoint.ts'
import { cachedCatalogue } from '#server/domains/catalogue/public.ts'
import type { Context } from '#server/platform/http/context.ts'
import { ReadyAnswer } from '#server/platform/http/ready-answer.ts'
import { type ShownCard, show, shownCards } from '../cards/service.ts'
import { meaningOf } from './meaning/service.ts'
import { pageOfAll, pageOfFiltered, placesById } from './queries.ts'
import { FILTERED_REACH, filtersOf, type PlaceIds, placeMeant, type Query, scopeOf, sectorsOf } from './rules.ts'

interface Found {
  cards: ShownCard[]
  count: number
  countIsExact: boolean
}

const NO_MATCHES: Found = { cards: [], count: 0, countIsExact: true }

/** One page of cards: their text is joined as it is stored. */
export async function listConsultants(context: Context, query: Input<typeof api.listConsultants>) {
  const { cards, count, countIsExact } = await find(context, query)
  if (query.sort === 'soonest') cards.sort(sooner)
  const { page, limit } = query
  const list = Buffer.from(`[${cards.map(({ text }) => text).join()}]`)
  const rest = {
    ...{ consultantRows: cards.length, sectorbyconsultants: sectorsOf(cards) },
    ...{ count, consultantsCounts: count, countIsExact, page, limit },
  }
  return new ReadyAnswer('{"data":', list, ',"consultants":', list, `,${JSON.stringify(rest).slice(1)}`)
}

/** An unfiltered page is one statement; a filtered one is found first and its cards are read by id. */
async function find(context: Context, query: Query): Promise<Found> {
  const { db, services, now } = context
  const meant = await meantBy(context, query)
  if (!meant) return NO_MATCHES
  const { places, filters } = meant
  const { sort, limit, page, mode } = query
  const offset = (page - 1) * limit
  if (Object.keys(filters).length === 0) {
    const found = await pageOfAll(services.pool, { places, sort, offset, limit, now })
    return found ? { cards: await show(context, found.rows), count: found.count, countIsExact: true } : NO_MATCHES
  }
  const scope = scopeOf(await placesById(db, places))
  if (!scope || scope.count === 0) return NO_MATCHES
  const wanted = { scope, filters, sort, offset, limit, now }
  const reached = offset + limit <= FILTERED_REACH ? wanted : { ...wanted, offset: 0, limit: 0 }
  const { ids, count } = await pageOfFiltered(db, reached)
  const countIsExact = count <= COUNTED_EXACTLY && !filters.search?.namesakesCut
  return { cards: await shownCards(context, ids, mode), count: Math.min(count, COUNTED_EXACTLY), countIsExact }
}

type Understood = Omit<Query, 'sort' | 'page' | 'limit'>

/** The scope and filters of a query; undefined if it cannot match. */
export async function understand(context: Context, query: Understood) {
  const meant = await meantBy(context, query)
  if (!meant) return undefined
  const places = await placesById(context.db, meant.places)
  const scope = scopeOf(places)
  if (!scope || scope.count === 0) return undefined
  return { scope, sectorId: places.industry?.sectorId, filters: meant.filters }
}

async function meantBy(context: Context, query: Understood) {
  const { db, now } = context
  const named = await placesNamed(context, query)
  if (!named) return undefined
  const meant = query.search ? await meaningOf(db, query.search, now) : undefined
  const { placeIds, search } = placeMeant(named, meant)
  return { places: placeIds, filters: filtersOf(query, search) }
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
const sooner = (a: ShownCard, b: ShownCard) => freeAt(a) - freeAt(b) || 0
const freeAt = ({ nextFree }: ShownCard) => nextFree?.at.getTime() ?? Number.POSITIVE_INFINITY
