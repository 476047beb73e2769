import type * as api from '#contract/discovery/search.ts'
import type { Input } from '#contract/endpoint.ts'
import { cachedCatalogue, industriesMeant, romanise } from '#server/domains/catalogue/public.ts'
import { portraitPath } from '#server/domains/consultants/public.ts'
import { productsTitled } from '#server/domains/products/public.ts'
import { servicesTitled } from '#server/domains/services/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { bestOfIndustries } from './best-of-industry.ts'
import * as queries from './queries.ts'
import { namesAlike, storedText, waysToWrite } from './rules.ts'

const INDUSTRIES_SHOWN = 20
const CONSULTANTS_SHOWN = 5
/** A text this close to an industry is not a misspelt name. */
const SURELY_MEANT = 0.75
const OFFERS_SHOWN = 4
/** More are read than shown, because not every consultant is listed. */
const OFFERS_READ = 40
const NOTHING = { data: [], consultants: [], products: [], services: [] }

export async function searchConsultant(context: Context, { name, sector }: Input<typeof api.searchConsultant>) {
  const { db, now } = context
  if (!name) return NOTHING
  const sectorId = sector ? (await cachedCatalogue(db, now)).sectorId(sector) : undefined
  if (sector && sectorId === undefined) return NOTHING
  const meant = await industriesMeant(db, now, { text: name, sectorId })
  const sure = (meant[0]?.closeness ?? 0) >= SURELY_MEANT
  const consultants = await consultantsOf(db, { name, sectorId, forgiving: !sure })
  // Beside people of exactly that name, an industry that only sounds similar is noise.
  const worthShowing = consultants.length > 0 ? meant.filter(({ closeness }) => closeness >= SURELY_MEANT) : meant
  const offers = sector ? { products: [], services: [] } : await offersOf(context, name)
  return { data: await industriesOf(db, now, worthShowing), consultants, ...offers }
}

async function industriesOf(db: Db, now: Date, meant: Awaited<ReturnType<typeof industriesMeant>>) {
  if (meant.length === 0) return []
  const closeness = new Map(meant.map((match) => [match.id, match.closeness]))
  const near = (id: number) => closeness.get(id) ?? 0
  const rows = await queries.industriesFound(db, [...closeness.keys()].slice(0, 3 * INDUSTRIES_SHOWN))
  const shown = rows
    .sort((a, b) => near(b.id) - near(a.id) || b.consultantsCount - a.consultantsCount || a.id - b.id)
    .slice(0, INDUSTRIES_SHOWN)
  const bestOf = await bestOfIndustries(db, now, shown)
  return shown.map((industry) => ({
    ...industry,
    consultant_sectors: bestOf(industry.id).map((id) => ({ consultant: { id } })),
  }))
}

async function offersOf({ db, settings }: Context, name: string) {
  const texts = [...new Set([name, romanise(name)])]
  const found = (kind: 'product' | 'service') => queries.offersTitled(db, { kind, texts, limit: OFFERS_READ })
  const [products, services] = await Promise.all([
    settings.featureProducts === 'off' ? [] : found('product'),
    settings.featureServices === 'off' ? [] : found('service'),
  ])
  const inOrder = <T extends { id: number }>(rows: T[], ids: readonly number[]) =>
    rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, OFFERS_SHOWN)
  return {
    products: products.length > 0 ? inOrder(await productsTitled(db, products), products) : [],
    services: services.length > 0 ? inOrder(await servicesTitled(db, services), services) : [],
  }
}

interface NameQuery {
  name: string
  sectorId: number | undefined
  forgiving: boolean
}

/** By prefix of a name; similar words are tried only if nobody has the name. */
async function consultantsOf(db: Db, { name, sectorId, forgiving }: NameQuery) {
  const within = { sectorId, limit: CONSULTANTS_SHOWN }
  let found = await queries.consultantsNamed(db, { names: waysToWrite(name, romanise(name)), ...within })
  if (found.length === 0 && forgiving) {
    const names = namesAlike(await queries.wordsAlike(db, romanise(name), 3))
    if (names.length > 0) found = await queries.consultantsNamed(db, { names, ...within })
  }
  const ids = [...new Set(found)].slice(0, CONSULTANTS_SHOWN)
  if (ids.length === 0) return []
  const rows = await queries.consultantsById(db, ids)
  return rows
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({ ...row, thumbnail: row.thumbnail ?? portraitPath('plain', row.id) }))
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
  const { data, consultants, products, services } = await searchConsultant(context, { name: stored })
  if (data.length + consultants.length + products.length + services.length > 0) return { noted: false }
  await queries.countVain(db, { text: stored, day })
  return { noted: true }
}
