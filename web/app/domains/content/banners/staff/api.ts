import type * as contract from '#contract/content/banners-staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type BannerRow = Received<typeof contract.listAllBanners>['data'][number]
export type StaffBanner = Received<typeof contract.getStaffBanner>
export type BannerWords = Sent<typeof contract.addBanner>

const LIST = '/api/web/v1/admin/banners'

/** The table passes on only what its filters and columns offer. */
export const allBannersQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listAllBanners>(api, `GET ${LIST}`, input as Sent<typeof contract.listAllBanners>)

export async function exportBanners(api: Api, filter: TableInput) {
  const input = filter as Sent<typeof contract.exportBanners>
  return (await api.call<typeof contract.exportBanners>(`POST ${LIST}/exports`, input)).data.url
}

export const staffBannerQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof contract.getStaffBanner>(api, `GET ${LIST}/{id}`, { id }),
  // A change by somebody else must not replace what is typed; saving refuses it instead.
  ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
})

export const addBanner = (api: Api, words: BannerWords) => api.call<typeof contract.addBanner>(`POST ${LIST}`, words)

export const changeBanner = (api: Api, words: Sent<typeof contract.changeBanner>) =>
  api.call<typeof contract.changeBanner>(`PUT ${LIST}/{id}`, words)

export const removeBanner = (api: Api, { id, version }: BannerRow, reason: string) =>
  api.call<typeof contract.removeBanner>(`DELETE ${LIST}/{id}`, { id, version, reason })
