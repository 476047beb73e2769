import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/products/staff-shipments.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffShipment = Received<typeof staff.listStaffShipments>['data'][number]
export type ShipmentStory = Received<typeof staff.getShipmentStory>

const LIST = '/api/web/v1/admin/shipments'

/** The table passes on only what its filters and columns offer. */
export const staffShipmentsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listStaffShipments>(api, `GET ${LIST}`, input as Sent<typeof staff.listStaffShipments>)

export async function exportShipments(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportShipments>
  return (await api.call<typeof staff.exportShipments>(`POST ${LIST}/exports`, input)).data.url
}

export const shipmentStoryQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getShipmentStory>(api, `GET ${LIST}/{id}`, { id })

export const decideMissing = (api: Api, input: Sent<typeof staff.decideMissing>, idempotencyKey: string) =>
  api.call<typeof staff.decideMissing>(`POST ${LIST}/{id}/decisions`, input, { idempotencyKey })

export const decideReturn = (api: Api, input: Sent<typeof staff.decideReturn>, idempotencyKey: string) =>
  api.call<typeof staff.decideReturn>('POST /api/web/v1/admin/returns/{id}/decisions', input, { idempotencyKey })
