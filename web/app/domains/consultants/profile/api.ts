import type { consultantProfile, similarConsultants } from '#contract/discovery/profile.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type ProfileAnswer = Received<typeof consultantProfile>
export type Profile = ProfileAnswer['consultantDetails']

export const profileQuery = (api: Api, slug: string) =>
  apiQuery<typeof consultantProfile>(api, 'GET /api/web/v1/consultant-profiles/{slug}', { slug })

export const similarQuery = (api: Api, id: number) =>
  apiQuery<typeof similarConsultants>(api, 'GET /api/web/v1/consultants/{id}/similar', { id, limit: 4 })
