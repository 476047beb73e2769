import * as api from '#contract/catalogue/editing.ts'
import type { Input } from '#contract/endpoint.ts'
import { validationText } from '#contract/validation-texts.ts'
import * as audit from '#server/domains/audit/public.ts'
import { readCsv, UnreadableCsv } from '#server/platform/documents/csv.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'
import { cleanSpellings, slugOf } from './rules.ts'
import { edit } from './service.ts'

const COLUMNS = ['sector', 'title_english', 'title_hindi', 'slug', 'spellings'] as const
const MOST_LINES = 2000
const Line = api.addIndustry.input.omit({ reason: true, sectorId: true })

interface Wrong {
  line: number
  message: string
}

/** Adds every valid line; others are reported with their number and the reason. */
export async function importIndustries(context: SignedIn, { csv, reason }: Input<typeof api.importIndustries>) {
  const lines = linesOf(csv)
  return edit(context, async (tx) => {
    const sectors = new Map((await queries.sectorsBySlug(tx)).map(({ id, slug }) => [slug as string, id]))
    const taken = new Set((await queries.industrySlugs(tx)).map(({ slug }) => slug as string))
    const wrong: Wrong[] = []
    let added = 0
    for (const { line, fields } of lines) {
      const checked = check(fields, { sectors, taken })
      if (typeof checked === 'string') {
        wrong.push({ line, message: checked })
        continue
      }
      const { sectorId, ...row } = checked
      const place = await queries.placeInSector(tx, sectorId)
      if (!place) continue
      const { id } = await queries.insertIndustry(tx, { ...row, ...place })
      await queries.storeOldSlug(tx, 'industry', { id, to: row.slug })
      taken.add(row.slug)
      added += 1
    }
    if (added > 0)
      await audit.record(tx, context, { action: 'industry.imported', after: { added, wrong: wrong.length }, reason })
    return { added, wrong }
  })
}

type Fields = Record<(typeof COLUMNS)[number], string>

function check(fields: Fields, { sectors, taken }: { sectors: Map<string, number>; taken: Set<string> }) {
  const sectorId = sectors.get(fields.sector.trim().toLowerCase())
  if (sectorId === undefined) return `There is no sector “${fields.sector.slice(0, 60)}”.`
  const slug = fields.slug.trim() || slugOf(fields.title_english)
  const spellings = cleanSpellings(fields.spellings.split(/[,;]/))
  const read = Line.safeParse({ ...fields, slug, spellings }, { error: validationText })
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
  if (taken.has(read.data.slug)) return `The slug “${read.data.slug}” is taken.`
  return { ...read.data, sectorId }
}

/** Lines by column name, numbered as in an editor. */
function linesOf(text: string): { line: number; fields: Fields }[] {
  const [head, ...rows] = recordsOf(text)
  const places = COLUMNS.map((name) => head?.cells.findIndex((cell) => cell.trim().toLowerCase() === name) ?? -1)
  const missing = COLUMNS.slice(0, 3).filter((_, at) => places[at] === -1)
  if (missing.length > 0)
    throw new Problem('invalid', { errors: { csv: [`The first line must name the columns ${missing.join(', ')}.`] } })
  if (rows.length > MOST_LINES)
    throw new Problem('invalid', { errors: { csv: [`At most ${MOST_LINES} lines can be read at once.`] } })
  return rows.map(({ line, cells }) => ({
    line,
    fields: Object.fromEntries(COLUMNS.map((name, at) => [name, cells[places[at] ?? -1] ?? ''])) as Fields,
  }))
}

function recordsOf(text: string) {
  try {
    return readCsv(text, MOST_LINES + 1)
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    throw new Problem('invalid', { errors: { csv: [`Line ${error.line} cannot be read. Check its quotation marks.`] } })
  }
}
