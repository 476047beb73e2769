import type { noteSearch, searchConsultant } from '#contract/discovery/search.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Found = Received<typeof searchConsultant>
export type FoundIndustry = Found['data'][number]
export type FoundConsultant = Found['consultants'][number]
export type FoundProduct = Found['products'][number]
export type FoundService = Found['services'][number]

/** A failure is neither shown nor retried: the next keystroke searches again. */
export const searchQuery = (api: Api, name: string) => ({
  ...apiQuery<typeof searchConsultant>(api, 'GET /api/mobile/v1/search-consultant', { name }),
  enabled: name !== '',
  retry: false,
})

/** Reports what a search led to; not awaited. */
export const noteOutcome = (api: Api, outcome: { text: string; industryId?: number }) =>
  void api.call<typeof noteSearch>('POST /api/web/v1/searches', outcome).catch(() => {})

export const resultsIn = ({ data, consultants, products, services }: Found) =>
  data.length + consultants.length + products.length + services.length
