import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/services/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffServiceOrder = Received<typeof staff.listStaffServiceOrders>['data'][number]
export type ServiceOrderStory = Received<typeof staff.getServiceOrderStory>

const ORDERS = '/api/web/v1/admin/service-orders'

/** The table passes on only what its filters and columns offer. */
export const staffServiceOrdersQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listStaffServiceOrders>(
    api,
    `GET ${ORDERS}`,
    input as Sent<typeof staff.listStaffServiceOrders>,
  )

export async function exportServiceOrders(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportServiceOrders>
  return (await api.call<typeof staff.exportServiceOrders>(`POST ${ORDERS}/exports`, input)).data.url
}

export const serviceOrderStoryQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getServiceOrderStory>(api, `GET ${ORDERS}/{id}`, { id })

export const decideDispute = (api: Api, input: Sent<typeof staff.decideServiceDispute>, idempotencyKey: string) =>
  api.call<typeof staff.decideServiceDispute>(`POST ${ORDERS}/{id}/decisions`, input, { idempotencyKey })

export const cancelByStaff = (api: Api, input: Sent<typeof staff.cancelServiceOrderByStaff>, idempotencyKey: string) =>
  api.call<typeof staff.cancelServiceOrderByStaff>(`POST ${ORDERS}/{id}/cancellations`, input, { idempotencyKey })
