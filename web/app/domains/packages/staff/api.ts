import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/packages/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type SoldPackage = Received<typeof staff.listPackages>['data'][number]

/** The table passes on only what its filters and columns offer. */
export const packagesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listPackages>(api, 'GET /api/web/v1/admin/packages', input as Sent<typeof staff.listPackages>)

export const soldPackageQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getPackage>(api, 'GET /api/web/v1/admin/packages/{id}', { id })

export async function exportPackages(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportPackages>
  return (await api.call<typeof staff.exportPackages>('POST /api/web/v1/admin/packages/exports', input)).data.url
}
