import { queryOptions } from '@tanstack/react-query'
import type { listCategoryTypes, listNavLinks, listSectors, megaMenu } from '#contract/catalogue/endpoints.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

type MegaMenuData = Received<typeof megaMenu>
type MenuType = MegaMenuData['categoryTypes'][number]
export type MenuSector = MenuType['sectors'][number]

/** Only staff change the catalogue, so it is cached for long. */
const HOUR_MS = 3_600_000

export const navLinksQuery = (api: Api) => ({
  ...apiQuery<typeof listNavLinks>(api, 'GET /api/web/v1/nav-links', {}),
  staleTime: HOUR_MS,
})
export const megaMenuQuery = (api: Api) => ({
  ...apiQuery<typeof megaMenu>(api, 'GET /api/web/v1/mega-menu', {}),
  staleTime: HOUR_MS,
})
export const typesQuery = (api: Api) => ({
  ...apiQuery<typeof listCategoryTypes>(api, 'GET /api/mobile/v1/category-type', {}),
  staleTime: HOUR_MS,
})
export const sectorsQuery = (api: Api) => apiQuery<typeof listSectors>(api, 'GET /api/mobile/v1/sectors', {})

/** The industries with the most consultants, for the first screen. */
export const leadingIndustriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['leading industries'] as const,
    queryFn: async ({ signal }) => {
      const { data } = await api.call<typeof megaMenu>('GET /api/web/v1/mega-menu', {}, { signal })
      const rows = data.categoryTypes.flatMap((type) =>
        type.sectors.flatMap((sector) =>
          sector.industries.map((industry) => ({ ...industry, path: industryPath(type.id, sector.slug, industry.id) })),
        ),
      )
      return rows.sort((a, b) => b.consultantsCount - a.consultantsCount).slice(0, 3)
    },
  })

export const typePath = (typeId: number) => `/consultants?consultant=${typeId}`
export const sectorPath = (typeId: number, sectorSlug: string) => `${typePath(typeId)}&sector=${sectorSlug}`
export const industryPath = (typeId: number, sectorSlug: string, industryId: number) =>
  `${sectorPath(typeId, sectorSlug)}&industry=${industryId}`

/**
 * Catalogue entries named in an address by id or slug; unknown ones are null. An industry or sector includes its
 * parents.
 */
export interface Place {
  type: Omit<MenuType, 'sectors'> | null
  sector: Omit<MenuSector, 'industries'> | null
  industry: MenuSector['industries'][number] | null
  /** All of the sector, to choose from. */
  industries: MenuSector['industries']
}
interface PlaceNames {
  consultant?: string
  sector?: string
  industry?: string
}

export const placeQuery = (api: Api, { consultant = '', sector = '', industry = '' }: PlaceNames) =>
  queryOptions({
    queryKey: ['place', consultant, sector, industry] as const,
    queryFn: async ({ signal }): Promise<Place> => {
      const { data } = await api.call<typeof megaMenu>('GET /api/web/v1/mega-menu', {}, { signal })
      return findPlace(data.categoryTypes, { consultant, sector, industry })
    },
    staleTime: HOUR_MS,
  })

const named = (row: { id: number; slug: string }, name: string) => row.slug === name || String(row.id) === name

export function findPlace(types: readonly MenuType[], { consultant, sector, industry }: Required<PlaceNames>): Place {
  const sectors = types.flatMap((type) => type.sectors)
  const foundIn = (one: MenuSector) => one.industries.find((row) => named(row, industry))
  const ofSector = sectors.find((one) => named(one, sector)) ?? (sector ? undefined : sectors.find(foundIn))
  const ofType = types.find((type) => (consultant ? named(type, consultant) : type.id === ofSector?.categoryTypeId))
  const { sectors: _sectors, ...type } = ofType ?? { sectors: [] }
  const { industries = [], ...found } = ofSector ?? {}
  return {
    type: ofType ? (type as Place['type']) : null,
    sector: ofSector ? (found as Place['sector']) : null,
    industry: (ofSector && foundIn(ofSector)) ?? null,
    industries,
  }
}
