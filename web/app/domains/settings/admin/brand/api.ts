import type { Received, Sent } from '#contract/endpoint.ts'
import type { addBrandPicture, changeBrand, getBrand } from '#contract/settings/brand.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Brand = Received<typeof getBrand>['brand']

export const brandQuery = (api: Api) => ({
  ...apiQuery<typeof getBrand>(api, 'GET /api/web/v1/admin/brand', {}),
  // A change by somebody else must not replace what is typed; saving refuses it instead.
  ...{ gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
})

export const saveBrand = (api: Api, change: Sent<typeof changeBrand>) =>
  api.call<typeof changeBrand>('PUT /api/web/v1/admin/brand', change)

/** Takes a picture for the preview; it is public once it is saved. */
export async function addPicture(api: Api, kind: 'logo' | 'icon', file: Blob) {
  const form: object = { kind, file }
  const path = 'POST /api/web/v1/admin/brand/pictures/{kind}'
  return (await api.call<typeof addBrandPicture>(path, form as Sent<typeof addBrandPicture>)).data.name
}
