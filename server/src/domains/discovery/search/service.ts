import type * as api from '#contract/discovery/search.ts'
import type { Input } from '#contract/endpoint.ts'
import { cachedCatalogue, industriesMeant, romanise } from '#server/domains/catalogue/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { productsTitled } from '#server/domains/products/public.ts'
import { servicesTitled } from '#server/domains/services/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { ReadyAnswer } from '#server/platform/http/ready-answer.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { bestOfIndustries } from './best-of-industry.ts'
import * as queries from './queries.ts'
import { namesAlike, storedText, waysToWrite } from './rules.ts'

const INDUSTRIES_SHOWN = 20
/** A text this close to an industry is not a misspelt name. */
const SURELY_MEANT = 0.75
const OFFERS_SHOWN = 4

export async function searchConsultant(context: Context, input: Input<typeof api.searchConsultant>) {
  const { db, now } = context
  const { meant, found, offers } = await resultsOf(context, input)
  const consultants = found.consultants.map((one) => ({
    ...one,
    thumbnail: one.thumbnail ?? portraitPath('plain', one.id),
  }))
  const data = await industriesAsJson(db, now, meant, found.counts)
  const [people, products, services] = [consultants, offers.products, offers.services].map((rows) =>
    JSON.stringify(rows),
  )
  return new ReadyAnswer(`{"data":[${data}],"consultants":${people},"products":${products},"services":${services}}`)
}

const NOTHING = {
  meant: [],
  found: { consultants: [], productIds: [], serviceIds: [], counts: {} } satisfies queries.Found,
  offers: { products: [], services: [] },
}

async function resultsOf(context: Context, { name, sector }: Input<typeof api.searchConsultant>) {
  const { db, now, settings } = context
  const sectorId = sector ? (await cachedCatalogue(db, now)).sectorId(sector) : undefined
  if (!name || (sector && sectorId === undefined)) return NOTHING
  const meant = (await industriesMeant(db, now, { text: name, sectorId })).slice(0, 3 * INDUSTRIES_SHOWN)
  const wanted = {
    texts: waysToWrite(name, romanise(name)),
    products: !sector && settings.featureProducts !== 'off',
    services: !sector && settings.featureServices !== 'off',
    ...{ industryIds: meant.map(({ id }) => id), sectorId },
  }
  const found = await queries.foundFor(db, wanted)
  const isSure = (meant[0]?.closeness ?? 0) >= SURELY_MEANT
  if (found.consultants.length === 0 && !isSure) {
    const texts = namesAlike(await queries.wordsAlike(db, romanise(name), 3))
    const alike = { texts, products: false, services: false, industryIds: [], sectorId }
    if (texts.length > 0) found.consultants = (await queries.foundFor(db, alike)).consultants
  }
  const offers = {
    products: await inOrder(found.productIds, (ids) => productsTitled(db, ids)),
    services: await inOrder(found.serviceIds, (ids) => servicesTitled(db, ids)),
  }
  // Beside people of exactly that name, an industry that only sounds similar is noise.
  const isNoise = ({ closeness }: { closeness: number }) => found.consultants.length > 0 && closeness < SURELY_MEANT
  return { meant: meant.filter((match) => !isNoise(match)), found, offers }
}

async function inOrder<T extends { id: number }>(given: readonly number[], read: (ids: number[]) => Promise<T[]>) {
  const ids = [...new Set(given)]
  if (ids.length === 0) return []
  return (await read(ids)).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, OFFERS_SHOWN)
}

type Meant = Awaited<ReturnType<typeof industriesMeant>>

/** The industries in the order of the answer, as JSON: their consultants are joined as they are stored. */
async function industriesAsJson(db: Db, now: Date, meant: Meant, counts: queries.Found['counts']) {
  const { industriesInPlace } = await cachedCatalogue(db, now)
  const shown = meant
    .flatMap(({ id, closeness }) => {
      const industry = industriesInPlace.get(id)
      return industry ? [{ id, closeness, count: counts[id] ?? 0, industry }] : []
    })
    .sort((a, b) => b.closeness - a.closeness || b.count - a.count || a.id - b.id)
    .slice(0, INDUSTRIES_SHOWN)
  const bestOf = await bestOfIndustries(db, now, shown)
  return shown.map(({ id, count, industry }) => {
    const fields = JSON.stringify({ ...industry, consultantsCount: count })
    return `${fields.slice(0, -1)},"consultant_sectors":${bestOf(id)}}`
  })
}

/** Counts what people choose, and stores texts that found nothing if that is still true. */
export async function noteSearch(context: Context, { text, industryId }: Input<typeof api.noteSearch>) {
  const { db, now } = context
  const day = dayInIndia(now)
  if (industryId !== undefined) {
    const { numAffectedRows } = await queries.countChosen(db, { industryId, day })
    return { noted: (numAffectedRows ?? 0n) > 0n }
  }
  const stored = storedText(text)
  if (!stored) return { noted: false }
  const { meant, found, offers } = await resultsOf(context, { name: stored })
  const shown = [meant, found.consultants, offers.products, offers.services]
  if (shown.some((results) => results.length > 0)) return { noted: false }
  await queries.countVain(db, { text: stored, day })
  return { noted: true }
}
