import type { z } from 'zod'
import type { Titles } from '#contract/discovery/consultant-card.ts'
import type { ListingQuery } from '#contract/discovery/listing.ts'
import type { Meaning } from './meaning/service.ts'

export type Query = z.output<typeof ListingQuery>

/** The scope of a list: everything, or one entry of the catalogue. */
export interface Scope {
  level: 'all' | 'type' | 'sector' | 'industry'
  id: number
  /** Number of consultants listed there. */
  count: number
}

interface Place {
  id: number
  count: number
  sectorId?: number
  typeId?: number
}

export interface PlaceIds {
  typeId?: number | undefined
  sectorId?: number | undefined
  industryId?: number | undefined
}

export interface Places {
  type: Place | null
  sector: Place | null
  industry: Place | null
  total: number
}

/** The narrowest of the entries; none if they are not nested. */
export function scopeOf(places: Places): Scope | undefined {
  const narrowest = places.industry ?? places.sector ?? places.type
  if (!narrowest) return { level: 'all', id: 0, count: places.total }
  if (places.industry && places.sector && places.industry.sectorId !== places.sector.id) return undefined
  if (narrowest !== places.type && places.type && narrowest.typeId !== places.type.id) return undefined
  const level = places.industry ? 'industry' : places.sector ? 'sector' : 'type'
  return { level, id: narrowest.id, count: narrowest.count }
}

/** A text that means one industry and no person is treated like a link to that industry. */
export function placeMeant(placeIds: PlaceIds, search: Meaning | undefined) {
  const [only, ...others] = search?.industryIds ?? []
  const isPlace = only !== undefined && others.length === 0 && search?.consultantIds.length === 0
  if (!isPlace || (placeIds.industryId ?? only) !== only) return { placeIds, search }
  return { placeIds: { ...placeIds, industryId: only }, search: undefined }
}

/** The filters besides the scope; an empty form field is no filter. */
export interface Filters {
  search?: Meaning
  languages?: string[]
  mode?: Query['mode']
  feeMinPaise?: number
  feeMaxPaise?: number
  rating?: number
  experience?: number
  city?: string
  online?: true
  free?: Query['free']
}

export function filtersOf(query: Omit<Query, 'sort' | 'page' | 'limit'>, search: Meaning | undefined): Filters {
  const languages = (query.language ?? '').split(',').flatMap((code) => code.trim().toLowerCase() || [])
  const given: { [K in keyof Filters]: Filters[K] | undefined } = {
    search,
    languages: languages.length > 0 ? languages : undefined,
    mode: query.mode,
    feeMinPaise: query.feeMin === undefined ? undefined : query.feeMin * 100,
    feeMaxPaise: query.feeMax === undefined ? undefined : query.feeMax * 100,
    rating: query.rating,
    experience: query.experience || undefined,
    city: query.city?.toLowerCase() || undefined,
    online: query.online && true,
    free: query.free,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Filtered lists end here: nobody reads further, and every skipped row costs the database. */
export const FILTERED_REACH = 10_000

interface Sorted {
  id: number
  sector: z.output<typeof Titles> | null
}

/** The sectors of some consultants, each with its consultants. */
export function sectorsOf(consultants: readonly Sorted[]) {
  const sectors = new Map<number, z.output<typeof Titles> & { consultantIds: number[] }>()
  for (const { id, sector } of consultants) {
    if (!sector) continue
    const known = sectors.get(sector.id)
    if (known) known.consultantIds.push(id)
    else sectors.set(sector.id, { ...sector, consultantIds: [id] })
  }
  return [...sectors.values()]
}
