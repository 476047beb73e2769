import type { Db } from '#server/platform/db/db.ts'
import * as queries from './queries.ts'
import { type Lexicon, lexiconOf, type Match, matchesIn } from './rules.ts'

/** An entry of the catalogue as in links: an id or a slug, including former ones. */
type Written = string

interface Entry {
  id: number
  slug: string
  title_english: string
  title_hindi: string
}

/** An industry as a search shows it. */
interface IndustryInPlace extends Entry {
  categoryTypeId: number
  categoryType: Entry
  subCategory: Entry & { icon: string }
}

export interface CachedCatalogue {
  lexicon: Lexicon
  sectorOf: Map<number, number>
  sectors: Map<number, Entry>
  industries: Map<number, Entry>
  industriesInPlace: Map<number, IndustryInPlace>
  typeId: (written: Written) => number | undefined
  sectorId: (written: Written) => number | undefined
  industryId: (written: Written) => number | undefined
}

const FRESH_MS = 60_000
const cache = new WeakMap<object, { at: number; catalogue: Promise<CachedCatalogue> }>()

/** The folded names of the catalogue, at most a minute old if a change notification is lost. */
export function cachedCatalogue(db: Db, now: Date): Promise<CachedCatalogue> {
  const known = cache.get(db)
  if (known && Math.abs(now.getTime() - known.at) < FRESH_MS) return known.catalogue
  const catalogue = readCatalogue(db)
  cache.set(db, { at: now.getTime(), catalogue })
  catalogue.catch(() => cache.delete(db))
  return catalogue
}

/** The catalogue, with at least these industries. */
export async function catalogueWith(db: Db, now: Date, industryIds: readonly number[]) {
  const known = await cachedCatalogue(db, now)
  if (industryIds.every((id) => known.industries.has(id))) return known
  // Added a moment ago, and not announced to this process yet.
  invalidateCatalogue(db)
  return cachedCatalogue(db, now)
}

/** Called when the catalogue changed, here or in another process. */
export const invalidateCatalogue = (db: Db) => cache.delete(db)

async function readCatalogue(db: Db): Promise<CachedCatalogue> {
  const [industries, sectors, types, old] = await Promise.all([
    queries.industryNames(db),
    queries.sectorNames(db),
    queries.typeNames(db),
    queries.oldSlugs(db),
  ])
  const shown = industries.filter(({ hidden }) => !hidden)
  const lexicon = lexiconOf(
    shown.map(({ id, english, hindi, spellings, sectorEnglish, sectorHindi }) => ({
      id,
      names: [english, hindi, ...spellings],
      sectorNames: [sectorEnglish, sectorHindi],
    })),
  )
  const former = (kind: string) => old.filter((row) => row.kind === kind)
  return {
    lexicon,
    sectorOf: new Map(industries.map(({ id, sectorId }) => [id, sectorId])),
    sectors: entriesOf(sectors),
    industries: entriesOf(industries),
    industriesInPlace: inPlace(shown, sectors, types),
    typeId: readerOf(types, []),
    sectorId: readerOf(sectors, former('sector')),
    industryId: readerOf(industries, former('industry')),
  }
}

interface EntryRow {
  id: number
  slug: string
  english: string
  hindi: string
}

const entryOf = ({ id, slug, english, hindi }: EntryRow): Entry => ({
  ...{ id, slug, title_english: english, title_hindi: hindi },
})
const entriesOf = (rows: EntryRow[]) => new Map(rows.map((row) => [row.id, entryOf(row)]))

function inPlace(
  industries: readonly (EntryRow & { sectorId: number; categoryTypeId: number })[],
  sectors: readonly (EntryRow & { icon: string })[],
  types: EntryRow[],
) {
  const [sectorOf, typeOf] = [new Map(sectors.map((row) => [row.id, row])), entriesOf(types)]
  return new Map(
    industries.flatMap((row) => {
      const [sector, categoryType] = [sectorOf.get(row.sectorId), typeOf.get(row.categoryTypeId)]
      if (!sector || !categoryType) return []
      const subCategory = { ...entryOf(sector), icon: sector.icon }
      return [[row.id, { ...entryOf(row), categoryTypeId: row.categoryTypeId, categoryType, subCategory }] as const]
    }),
  )
}

function readerOf(rows: { id: number; slug: string }[], former: { slug: string; targetId: number }[]) {
  const ids = new Set(rows.map(({ id }) => id))
  const bySlug = new Map([
    ...former.map(({ slug, targetId }) => [slug, targetId] as const),
    ...rows.map(({ slug, id }) => [slug, id] as const),
  ])
  return (written: Written) => {
    const id = /^\d{1,15}$/.test(written) ? Number(written) : bySlug.get(written.toLowerCase())
    return id !== undefined && ids.has(id) ? id : undefined
  }
}

/** The industries matching a text, closest first; limited to one sector if given. */
export async function industriesMeant(
  db: Db,
  now: Date,
  { text, sectorId }: { text: string; sectorId?: number | undefined },
): Promise<Match[]> {
  const { lexicon, sectorOf } = await cachedCatalogue(db, now)
  const matches = matchesIn(lexicon, text)
  return sectorId === undefined ? matches : matches.filter(({ id }) => sectorOf.get(id) === sectorId)
}
