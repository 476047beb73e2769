import type { homeFacts, topConsultants } from '#contract/consultants.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type ConsultantCardData = Received<typeof topConsultants>['topConsultants'][number]
export type HomeFacts = Received<typeof homeFacts>

export const topConsultantsQuery = (api: Api, limit = 8) =>
  apiQuery<typeof topConsultants>(api, 'GET /api/web/v1/top-consultants', { limit })
export const homeFactsQuery = (api: Api) => apiQuery<typeof homeFacts>(api, 'GET /api/web/v1/home-facts', {})

/** What a consultant is known for, in the reader's language. */
export const headlineOf = (consultant: ConsultantCardData, language: 'en' | 'hi') =>
  (language === 'hi' && consultant.headlineHindi) || consultant.headline

const tints = ['a', 'b', 'c', 'd', 'e'] as const
/** The ground of a portrait; the same person always stands on the same one. */
export const tintOf = (id: number) => tints[id % tints.length] ?? 'a'
