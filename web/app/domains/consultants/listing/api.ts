import { queryOptions } from '@tanstack/react-query'
import type { countSectors, listConsultants } from '#contract/listing.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { asQuery, type Filters } from './filters.ts'

const LISTING = 'GET /api/mobile/v1/consultants'

/** One page of the list; a limit of 1 is for those who only want the count. */
export const listingQuery = (api: Api, filters: Filters, limit?: number) =>
  apiQuery<typeof listConsultants>(api, LISTING, asQuery(filters, limit))

/** Matches in each sector beside the other filters; not needed where nothing but the place narrows the list. */
export const sectorCountsQuery = (api: Api, filters: Filters) => {
  const { sector, industry, sort, page, limit, ...others } = asQuery(filters)
  return {
    ...apiQuery<typeof countSectors>(api, 'GET /api/web/v1/sector-counts', others),
    enabled: Object.keys(others).some((name) => name !== 'consultant'),
  }
}

/** How many each of these choices would find, in their order; all of them in one query, so that they come together. */
export const countsQuery = (api: Api, choices: readonly Filters[]) => {
  const asked = choices.map((filters) => asQuery(filters, 1))
  return queryOptions({
    queryKey: [LISTING, 'counts', asked] as const,
    queryFn: ({ signal }) =>
      Promise.all(
        asked.map(async (query) => {
          const { count, countIsExact } = (await api.call<typeof listConsultants>(LISTING, query, { signal })).data
          return { count, countIsExact }
        }),
      ),
  })
}
