import { queryOptions } from '@tanstack/react-query'
import type { countSectors, listConsultants } from '#contract/discovery/listing.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { asQuery, type Filters } from './filters.ts'

const LISTING = 'GET /api/mobile/v1/consultants'

/** One page of the list; a limit of 1 is for callers that only need the count. */
export const listingQuery = (api: Api, filters: Filters, limit?: number) =>
  apiQuery<typeof listConsultants>(api, LISTING, asQuery(filters, limit))

/** Matches per sector combined with the other filters; not needed if only the catalogue entry filters the list. */
export const sectorCountsQuery = (api: Api, filters: Filters) => {
  const { sector, industry, sort, page, limit, ...others } = asQuery(filters)
  return {
    ...apiQuery<typeof countSectors>(api, 'GET /api/web/v1/sector-counts', others),
    enabled: Object.keys(others).some((name) => name !== 'consultant'),
  }
}

/** Number of matches for each of these choices, in order; in one query, so that they arrive together. */
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
