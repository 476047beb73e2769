import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/products/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffRow = Received<typeof staff.listProducts>['data'][number]
export type StaffProduct = Received<typeof staff.getProduct>['product']

const LIST = '/api/web/v1/admin/products'

/** The table passes on only what its filters and columns offer. */
export const staffProductsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listProducts>(api, `GET ${LIST}`, input as Sent<typeof staff.listProducts>)

export const staffProductQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getProduct>(api, `GET ${LIST}/{id}`, { id })

export const openProductVersion = async (api: Api, file: Sent<typeof staff.openProductVersion>) =>
  (await api.call<typeof staff.openProductVersion>(`POST ${LIST}/{id}/file-links`, file)).data.url

export const approveProduct = (api: Api, { id, version }: StaffProduct) =>
  api.call<typeof staff.approveProduct>(`POST ${LIST}/{id}/approvals`, { id, version })
export const sendProductBack = (api: Api, { id, version }: StaffProduct, reason: string) =>
  api.call<typeof staff.sendProductBack>(`POST ${LIST}/{id}/rejections`, { id, version, reason })
export const takeProductDown = (api: Api, { id, version }: StaffProduct, reason: string) =>
  api.call<typeof staff.takeProductDown>(`POST ${LIST}/{id}/withdrawals`, { id, version, reason })

export async function exportProducts(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportProducts>
  return (await api.call<typeof staff.exportProducts>(`POST ${LIST}/exports`, input)).data.url
}

export const refreshStaffProducts = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what] }) => typeof what === 'string' && what.includes('/admin/products'),
  })
