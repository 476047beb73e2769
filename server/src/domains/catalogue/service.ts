import type * as api from '#contract/catalogue/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { featureOfPath, featuresOff } from '#contract/settings/constants.ts'
import type { Context } from '#server/platform/http/context.ts'
import * as queries from './queries.ts'
import { groupBy } from './rules.ts'
import { cachedCatalogue, industriesMeant } from './search/service.ts'

export async function megaMenu({ db }: Context) {
  const [types, sectors, industries] = await Promise.all([
    queries.categoryTypesInOrder(db),
    queries.sectorsInOrder(db),
    queries.industriesInOrder(db),
  ])
  const sectorsOf = groupBy(sectors, (sector) => sector.categoryTypeId)
  const industriesOf = groupBy(industries, (industry) => industry.sectorId)
  return {
    categoryTypes: types.map((type) => ({
      ...type,
      sectors: sectorsOf(type.id).map((sector) => ({ ...sector, industries: industriesOf(sector.id) })),
    })),
  }
}

export async function listCategories({ db }: Context) {
  const [sectors, industries] = await Promise.all([queries.sectorsInOrder(db), queries.industriesInOrder(db)])
  const industriesOf = groupBy(industries, (industry) => industry.sectorId)
  return { categories: sectors.map((sector) => ({ ...sector, subSubCategories: industriesOf(sector.id) })) }
}

export const listCategoryTypes = async ({ db }: Context) => ({ categoryTypes: await queries.categoryTypesInOrder(db) })

/** Sectors matching a text by their own name or their industries, closest first; all without a text. */
export async function listSectors({ db, now }: Context, { search }: Input<typeof api.listSectors>) {
  const sectors = await queries.sectorsInOrder(db)
  if (!search) return { sectors }
  const [meant, { sectorOf }] = await Promise.all([
    industriesMeant(db, now, { text: search }),
    cachedCatalogue(db, now),
  ])
  const order = [...new Set(meant.map(({ id }) => sectorOf.get(id)))]
  const named = order.flatMap((id) => sectors.filter((sector) => sector.id === id))
  return { sectors: named }
}

export const listSectorsOfType = async ({ db }: Context, { id }: Input<typeof api.listSectorsOfType>) => ({
  sectors: await queries.sectorsOfType(db, id),
})

interface IndustryInput {
  typeId: number | undefined
  sectorId?: number | undefined
  search?: string | undefined
}

/** Industries of a type in their order, or by closeness to a text; they are few, so paging happens in memory. */
async function industriesOf({ db, now }: Context, { typeId, sectorId, search }: IndustryInput) {
  if (typeId === undefined) return []
  const rows = await queries.industriesOfType(db, typeId)
  const within = sectorId === undefined ? rows : rows.filter(({ subCategory }) => subCategory.id === sectorId)
  if (!search) return within
  const meant = await industriesMeant(db, now, { text: search })
  return meant.flatMap(({ id }) => within.filter((row) => row.id === id))
}

const pageOf = <Row>(rows: Row[], { page, limit }: { page: number; limit: number }) => ({
  data: rows.slice((page - 1) * limit, page * limit),
  count: rows.length,
  page,
  limit,
})

export async function listSectorsOfCategory(context: Context, input: Input<typeof api.listSectorsOfCategory>) {
  const { id, sector, search } = input
  const { sectorId } = await cachedCatalogue(context.db, context.now)
  const chosen = sector ? sectorId(sector) : undefined
  const unknown = Boolean(sector) && chosen === undefined
  const [categorySectors, rows] = await Promise.all([
    queries.sectorsOfType(context.db, id),
    unknown ? [] : industriesOf(context, { typeId: id, sectorId: chosen, search }),
  ])
  const page = pageOf(rows, input)
  return { ...page, categorySectors, categoryIndustry: page.data, industryCount: page.count }
}

export async function listProfessionalIndustries(context: Context) {
  const { typeId } = await cachedCatalogue(context.db, context.now)
  const rows = await industriesOf(context, { typeId: typeId('professional') })
  return { professionalIndustry: rows, professionalCount: rows.length }
}

export async function listIndustrialIndustries(context: Context, input: Input<typeof api.listIndustrialIndustries>) {
  const { typeId } = await cachedCatalogue(context.db, context.now)
  const page = pageOf(await industriesOf(context, { typeId: typeId('industrial'), search: input.search }), input)
  return { ...page, industrialIndustry: page.data, industrialCount: page.count }
}

/** Without links to what is switched off. */
export async function listNavLinks({ db, settings }: Context) {
  const off = featuresOff(settings)
  const links = await queries.navLinksInOrder(db)
  return { navLinks: links.filter(({ path }) => !off.some((name) => name === featureOfPath(path))) }
}

export const listStates = async ({ db }: Context) => ({ states: await queries.statesByTitle(db) })
