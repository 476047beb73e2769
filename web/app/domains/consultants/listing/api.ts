import type { listConsultants } from '#contract/listing.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { asQuery, type Filters } from './filters.ts'

/** One page of the list; a limit of 1 is for those who only want the count. */
export const listingQuery = (api: Api, filters: Filters, limit?: number) =>
  apiQuery<typeof listConsultants>(api, 'GET /api/mobile/v1/consultants', asQuery(filters, limit))
