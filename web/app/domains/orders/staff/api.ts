import type { Received, Sent } from '#contract/endpoint.ts'
import type {
  changeCoupon,
  createCoupon,
  exportCoupons as exportCouponsCall,
  listCoupons,
} from '#contract/orders/coupons.ts'
import type * as staff from '#contract/orders/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffOrderRow = Received<typeof staff.listAllOrders>['data'][number]
export type Story = Received<typeof staff.getOrderStory>
export type RequestRow = Received<typeof staff.listRefundRequests>['data'][number]
export type Coupon = Received<typeof listCoupons>['data'][number]
export type RefundInput = Pick<Sent<typeof staff.refundOrder>, 'lines' | 'to'>

/** The table passes on only what its filters and columns offer. */
export const allOrdersQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listAllOrders>(api, 'GET /api/web/v1/admin/orders', input as Sent<typeof staff.listAllOrders>)

export const storyQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getOrderStory>(api, 'GET /api/web/v1/admin/orders/{id}', { id })

export const requestsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listRefundRequests>(
    api,
    'GET /api/web/v1/admin/refund-requests',
    input as Sent<typeof staff.listRefundRequests>,
  )

export const couponsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listCoupons>(api, 'GET /api/web/v1/admin/coupons', input as Sent<typeof listCoupons>)

export async function exportOrders(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportOrders>
  return (await api.call<typeof staff.exportOrders>('POST /api/web/v1/admin/orders/exports', input)).data.url
}

export async function exportRequests(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportRefundRequests>
  const what = 'POST /api/web/v1/admin/refund-requests/exports'
  return (await api.call<typeof staff.exportRefundRequests>(what, input)).data.url
}

export async function exportCoupons(api: Api, request: TableInput) {
  const input = request as Sent<typeof exportCouponsCall>
  return (await api.call<typeof exportCouponsCall>('POST /api/web/v1/admin/coupons/exports', input)).data.url
}

export const refundOrder = (api: Api, request: Sent<typeof staff.refundOrder>, idempotencyKey: string) =>
  api.call<typeof staff.refundOrder>('POST /api/web/v1/admin/orders/{id}/refunds', request, { idempotencyKey })

export const completeLine = (api: Api, request: Sent<typeof staff.completeOrderLine>, idempotencyKey: string) =>
  api.call<typeof staff.completeOrderLine>('POST /api/web/v1/admin/orders/{id}/completions', request, {
    idempotencyKey,
  })

export const decideRequest = (api: Api, request: Sent<typeof staff.decideRefundRequest>, idempotencyKey: string) =>
  api.call<typeof staff.decideRefundRequest>('POST /api/web/v1/admin/refund-requests/{id}/decisions', request, {
    idempotencyKey,
  })

/** A short-lived URL of a document as PDF. */
export async function staffDocumentUrl(api: Api, id: number, documentId: number) {
  const what = 'POST /api/web/v1/admin/orders/{id}/document-links'
  return (await api.call<typeof staff.linkOrderDocument>(what, { id, documentId })).data.url
}

export const makeCoupon = (api: Api, request: Sent<typeof createCoupon>) =>
  api.call<typeof createCoupon>('POST /api/web/v1/admin/coupons', request)

export const editCoupon = (api: Api, request: Sent<typeof changeCoupon>) =>
  api.call<typeof changeCoupon>('PUT /api/web/v1/admin/coupons/{id}', request)
