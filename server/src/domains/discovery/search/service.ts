import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/search.ts'
import { industriesMeant, keptCatalogue, romanise } from '#server/domains/catalogue/service.ts'
import { portraitPath } from '#server/domains/consultants/service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { bestOfIndustries } from './best-of-industry.ts'
import * as queries from './queries.ts'
import { keptText, namesAlike, waysToWrite } from './rules.ts'

const INDUSTRIES_SHOWN = 20
const CONSULTANTS_SHOWN = 5
/** A text this near to an industry is not a misspelt name. */
const SURELY_MEANT = 0.75
const NOTHING = { data: [], consultants: [] }

export async function searchConsultant({ db, now }: Context, { name, sector }: Input<typeof api.searchConsultant>) {
  if (!name) return NOTHING
  const sectorId = sector ? (await keptCatalogue(db, now)).sectorId(sector) : undefined
  if (sector && sectorId === undefined) return NOTHING
  const meant = await industriesMeant(db, now, { text: name, sectorId })
  const sure = (meant[0]?.closeness ?? 0) >= SURELY_MEANT
  const consultants = await consultantsOf(db, { name, sectorId, forgiving: !sure })
  // Beside people of that very name an industry that only sounds a little like it is noise.
  const worthShowing = consultants.length > 0 ? meant.filter(({ closeness }) => closeness >= SURELY_MEANT) : meant
  return { data: await industriesOf(db, now, worthShowing), consultants }
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

interface NameWish {
  name: string
  sectorId: number | undefined
  forgiving: boolean
}

/** By the beginning of a name; words alike are looked for only when nobody has it. */
async function consultantsOf(db: Db, { name, sectorId, forgiving }: NameWish) {
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

/** Counts what people choose, and keeps what they looked for in vain when it really finds nothing. */
export async function noteSearch(context: Context, { text, industryId }: Input<typeof api.noteSearch>) {
  const { db, now } = context
  const day = dayInIndia(now)
  if (industryId !== undefined) {
    const { numAffectedRows } = await queries.countChosen(db, { industryId, day })
    return { noted: (numAffectedRows ?? 0n) > 0n }
  }
  const kept = keptText(text)
  if (!kept) return { noted: false }
  const { data, consultants } = await searchConsultant(context, { name: kept })
  if (data.length + consultants.length > 0) return { noted: false }
  await queries.countVain(db, { text: kept, day })
  return { noted: true }
}
