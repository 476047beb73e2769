import type { Db } from '#server/platform/db.ts'
import * as queries from './queries.ts'
import { type Lexicon, lexiconOf, type Match, matchesIn } from './rules.ts'

export { CATALOGUE_CHANGED } from './queries.ts'

/** What a link calls a place of the catalogue: an id or a slug, a former one included. */
type Written = string

export interface KeptCatalogue {
  lexicon: Lexicon
  sectorOf: Map<number, number>
  typeId: (written: Written) => number | undefined
  sectorId: (written: Written) => number | undefined
  industryId: (written: Written) => number | undefined
}

const FRESH_MS = 60_000
const kept = new WeakMap<object, { at: number; catalogue: Promise<KeptCatalogue> }>()

/** The names of the catalogue, folded; a minute old at most should a signal of a change be lost. */
export function keptCatalogue(db: Db, now: Date): Promise<KeptCatalogue> {
  const known = kept.get(db)
  if (known && Math.abs(now.getTime() - known.at) < FRESH_MS) return known.catalogue
  const catalogue = readCatalogue(db)
  kept.set(db, { at: now.getTime(), catalogue })
  catalogue.catch(() => kept.delete(db))
  return catalogue
}

/** Somebody changed the catalogue, here or in another process. */
export const forgetCatalogue = (db: Db) => kept.delete(db)

async function readCatalogue(db: Db): Promise<KeptCatalogue> {
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
    typeId: readerOf(types, []),
    sectorId: readerOf(sectors, former('sector')),
    industryId: readerOf(industries, former('industry')),
  }
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

/** The industries a text may mean, the closest first; those of one sector only when it is given. */
export async function industriesMeant(
  db: Db,
  now: Date,
  { text, sectorId }: { text: string; sectorId?: number | undefined },
): Promise<Match[]> {
  const { lexicon, sectorOf } = await keptCatalogue(db, now)
  const matches = matchesIn(lexicon, text)
  return sectorId === undefined ? matches : matches.filter(({ id }) => sectorOf.get(id) === sectorId)
}
