import type * as api from '#contract/catalogue/editing.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import { type Db, isStillReferenced, type Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { groupBy } from '../rules.ts'
import { invalidateCatalogue } from '../search/service.ts'
import * as queries from './queries.ts'
import { cleanSpellings, thirtyDaysBefore } from './rules.ts'

export async function getCatalogueTree({ db }: SignedIn) {
  const [types, sectors, industries] = await Promise.all([
    queries.typesInTree(db),
    queries.sectorsInTree(db),
    queries.industriesInTree(db),
  ])
  const sectorsOf = groupBy(sectors, ({ typeId }) => typeId)
  const industriesOf = groupBy(industries, ({ sectorId }) => sectorId)
  const branch = (typeId: number) =>
    sectorsOf(typeId).map((sector) => ({ ...sector, industries: industriesOf(sector.id) }))
  return { categoryTypes: types.map((type) => ({ ...type, sectors: branch(type.id) })) }
}

async function industry(db: Db | Tx, id: number, now: Date) {
  const row = await queries.industryById(db, id, dayInIndia(thirtyDaysBefore(now)))
  if (!row) throw new Problem('not_found')
  const { consultants, services, listed, searches, ...rest } = row
  return { ...rest, inUse: { consultants, services, listed, searches: Number(searches) } }
}

async function sector(db: Db | Tx, id: number) {
  const row = await queries.sectorById(db, id)
  if (!row) throw new Problem('not_found')
  const { industries, listed, ...rest } = row
  return { ...rest, inUse: { industries, listed } }
}

export const getIndustry = ({ db, now }: SignedIn, { id }: { id: number }) => industry(db, id, now)
export const getSector = ({ db }: SignedIn, { id }: { id: number }) => sector(db, id)

/** One change of the catalogue. The database notifies all processes on commit, so that menus, search and pages are fresh. */
export async function edit<Result>({ db }: SignedIn, operation: (tx: Tx) => Promise<Result>): Promise<Result> {
  const result = await db.transaction().execute(operation)
  invalidateCatalogue(db)
  return result
}

type Entry = Awaited<ReturnType<typeof industry> | ReturnType<typeof sector>>

/** What the audit log stores of an entry: its own fields, not derived ones. */
const facts = ({ inUse, version, oldSlugs, siblings, id, ...rest }: Entry) => rest

export const addIndustry = (context: SignedIn, input: Input<typeof api.addIndustry>) =>
  edit(context, async (tx) => {
    const { reason, sectorId, ...fields } = input
    const place = await queries.placeInSector(tx, sectorId)
    if (!place) throw new Problem('not_found')
    const row = { ...fields, ...place, spellings: cleanSpellings(fields.spellings) }
    const { id } = await queries.insertIndustry(tx, row)
    return added(context, tx, 'industry', { id, slug: fields.slug, reason, read: () => industry(tx, id, context.now) })
  })

export const changeIndustry = (context: SignedIn, input: Input<typeof api.changeIndustry>) =>
  edit(context, async (tx) => {
    const { id, version, reason, sectorId, place: wanted, ...fields } = input
    await queries.takeTime(tx)
    const read = () => industry(tx, id, context.now)
    const before = await read()
    const place = await queries.placeInSector(tx, sectorId)
    if (!place) throw new Problem('not_found')
    const stays = sectorId === before.sectorId
    const row = { ...fields, ...(!stays && place), spellings: cleanSpellings(fields.spellings) }
    if (!(await queries.updateIndustry(tx, { id, version }, row))) throw new Problem('stale')
    const put = stays ? { parentId: sectorId, place: wanted } : undefined
    return changed(context, tx, 'industry', { before, slug: fields.slug, put, reason, read })
  })

export const addSector = (context: SignedIn, input: Input<typeof api.addSector>) =>
  edit(context, async (tx) => {
    const { reason, categoryTypeId, ...fields } = input
    const place = await queries.placeInType(tx, categoryTypeId)
    if (!place) throw new Problem('not_found')
    const { id } = await queries.insertSector(tx, { ...fields, ...place })
    return added(context, tx, 'sector', { id, slug: fields.slug, reason, read: () => sector(tx, id) })
  })

export const changeSector = (context: SignedIn, input: Input<typeof api.changeSector>) =>
  edit(context, async (tx) => {
    const { id, version, reason, categoryTypeId, place: wanted, ...fields } = input
    await queries.takeTime(tx)
    const read = () => sector(tx, id)
    const before = await read()
    const place = await queries.placeInType(tx, categoryTypeId)
    if (!place) throw new Problem('not_found')
    const stays = categoryTypeId === before.categoryTypeId
    const row = { ...fields, ...(!stays && place) }
    if (!(await queries.updateSector(tx, { id, version }, row))) throw new Problem('stale')
    const put = stays ? { parentId: categoryTypeId, place: wanted } : undefined
    return changed(context, tx, 'sector', { before, slug: fields.slug, put, reason, read })
  })

interface Added<E> {
  id: number
  slug: string
  reason: string
  read: () => Promise<E>
}

/** A former slug is yielded to its new owner; the new entry is recorded and returned. */
async function added<E extends Entry>(
  context: SignedIn,
  tx: Tx,
  kind: queries.Kind,
  { id, slug, reason, read }: Added<E>,
) {
  await queries.storeOldSlug(tx, kind, { id, to: slug })
  const after = await read()
  await audit.record(tx, context, { action: `${kind}.added`, subject: { kind, id }, after: facts(after), reason })
  return after
}

interface Changed<E> extends Omit<Added<E>, 'id'> {
  before: E
  /** Its position among its siblings; absent if it moved to another parent, where it is last. */
  put: { parentId: number; place: number } | undefined
}

/** Keeps its old links working and moves it to its position. */
async function changed<E extends Entry>(context: SignedIn, tx: Tx, kind: queries.Kind, change: Changed<E>) {
  const { before, slug, put: wanted, reason, read } = change
  const { id } = before
  await queries.storeOldSlug(tx, kind, { id, from: before.slug, to: slug })
  if (wanted && wanted.place !== before.place) await put(tx, kind, { id, ...wanted })
  const after = await read()
  const [subject, action] = [{ kind, id }, `${kind}.changed`] as const
  await audit.record(tx, context, { action, subject, before: facts(before), after: facts(after), reason })
  return after
}

const remove = (kind: queries.Kind) => async (context: SignedIn, input: Input<typeof api.deleteIndustry>) => {
  const { id, version, reason } = input
  try {
    return await edit(context, async (tx) => {
      const before = kind === 'sector' ? await sector(tx, id) : await industry(tx, id, context.now)
      if (!(await queries.deleteEntry(tx, kind, { id, version }))) throw new Problem('stale')
      await audit.record(tx, context, {
        action: `${kind}.deleted`,
        subject: { kind, id },
        before: facts(before),
        reason,
      })
      return { id }
    })
  } catch (error) {
    throw isStillReferenced(error) ? new Problem('in_use') : error
  }
}
export const deleteIndustry = remove('industry')
export const deleteSector = remove('sector')

/** Moves an entry to its position among its current siblings. */
async function put(
  tx: Tx,
  kind: queries.Kind,
  { id, parentId, place }: { id: number; parentId: number; place: number },
) {
  const others = (await queries.idsInOrder(tx, kind, parentId)).map((row) => row.id).filter((other) => other !== id)
  await queries.writeOrder(tx, kind, others.toSpliced(place - 1, 0, id))
}

export const listVainSearches = async ({ db, now }: SignedIn, { search }: Input<typeof api.listVainSearches>) => {
  const searches = await queries.vainSearches(db, { since: dayInIndia(thirtyDaysBefore(now)), search })
  return { searches: searches.map(({ text, times }) => ({ text, times: Number(times) })) }
}
