import type { QueryClient } from '@tanstack/react-query'
import type { updateProfile } from '#contract/accounts/endpoints.ts'
import type { listStates } from '#contract/catalogue/endpoints.ts'
import type {
  getConsultantDetail,
  saveOwnIndustries,
  saveOwnProfile,
  setTakingCalls,
  submitOwnProfile,
} from '#contract/consultants/own-profile.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Desk = Received<typeof getConsultantDetail>
export type OwnProfile = Desk['consultantDetail']
export type ProfileInput = Sent<typeof saveOwnProfile>

export const ownProfileQuery = (api: Api) =>
  apiQuery<typeof getConsultantDetail>(api, 'GET /api/mobile/v1/get-consultant-detail', {})

/** Writes a profile that was just saved into the cache; what else was fetched with it stays. */
export const cacheProfile = (client: QueryClient, api: Api, consultantDetail: OwnProfile) =>
  client.setQueryData(ownProfileQuery(api).queryKey, (known) => known && { ...known, consultantDetail })

export const statesQuery = (api: Api) => ({
  ...apiQuery<typeof listStates>(api, 'GET /api/web/v1/states', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

export const saveProfile = (api: Api, input: ProfileInput) =>
  api.call<typeof saveOwnProfile>('PUT /api/web/v1/consultant-profiles/own', input)

export const saveIndustries = (api: Api, revision: number, industryIds: number[]) =>
  api.call<typeof saveOwnIndustries>('PUT /api/web/v1/consultant-profiles/own/industries', { revision, industryIds })

export const submitProfile = (api: Api, revision: number) =>
  api.call<typeof submitOwnProfile>('POST /api/web/v1/consultant-profiles/own/submissions', { revision })

export const switchCalls = (api: Api, takingCalls: boolean) =>
  api.call<typeof setTakingCalls>('PUT /api/web/v1/consultant-profiles/own/taking-calls', { takingCalls })

export const sendPhoto = (api: Api, file: File) =>
  api.call<typeof updateProfile>('PUT /api/mobile/v1/update-profile', { file } as Sent<typeof updateProfile>)
