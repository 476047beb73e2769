import type { compareConsultants } from '#contract/discovery/comparison.ts'
import type { homeFacts, topConsultants } from '#contract/discovery/home.ts'
import type { listConsultants } from '#contract/discovery/listing.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type ConsultantCardData = Received<typeof topConsultants>['topConsultants'][number]
export type ComparedConsultant = Received<typeof compareConsultants>['consultants'][number]
export type Listing = Received<typeof listConsultants>
export type HomeFacts = Received<typeof homeFacts>

export const topConsultantsQuery = (api: Api, limit = 8) =>
  apiQuery<typeof topConsultants>(api, 'GET /api/web/v1/top-consultants', { limit })
export const homeFactsQuery = (api: Api) => apiQuery<typeof homeFacts>(api, 'GET /api/web/v1/home-facts', {})

/** Some consultants who are online, and their total. */
export const onlineNowQuery = (api: Api, limit: number) =>
  apiQuery<typeof listConsultants>(api, 'GET /api/mobile/v1/consultants', { online: 'yes', limit })

/** Consultants by id, in that order. */
export const comparisonQuery = (api: Api, ids: readonly number[]) =>
  apiQuery<typeof compareConsultants>(api, 'GET /api/web/v1/consultant-comparisons', { ids: ids.join(',') })

export const profilePath = ({ slug }: { slug: string }) => `/consultants/${slug}`

/** Social preview image of a profile. */
export const socialCardPath = ({ slug }: { slug: string }, language: 'en' | 'hi') =>
  `/media/social/${language}/${slug}.png`

/** Headline in the reader's language. */
export const headlineOf = (consultant: Pick<ConsultantCardData, 'headline' | 'headlineHindi'>, language: 'en' | 'hi') =>
  (language === 'hi' && consultant.headlineHindi) || consultant.headline

const tints = ['a', 'b', 'c', 'd', 'e'] as const
/** Background of a portrait; always the same for one person. */
export const tintOf = (id: number) => tints[id % tints.length] ?? 'a'
