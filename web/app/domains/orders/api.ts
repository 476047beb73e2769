import type { Received, Sent } from '#contract/endpoint.ts'
import type { checkDocument } from '#contract/orders/document-checks.ts'
import type { getOrder, linkDocument, listOrders, requestRefund } from '#contract/orders/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Order = Received<typeof getOrder>['order']
export type OrderLine = Order['lines'][number]
export type OrderRow = Received<typeof listOrders>['data'][number]
export type OrderDocument = Order['documents'][number]

export const orderQuery = (api: Api, id: number) =>
  apiQuery<typeof getOrder>(api, 'GET /api/web/v1/orders/{id}', { id })

export const ordersQuery = (api: Api, request: Sent<typeof listOrders>) =>
  apiQuery<typeof listOrders>(api, 'GET /api/web/v1/orders', request)

export const documentCheckQuery = (api: Api, request: Sent<typeof checkDocument>) =>
  apiQuery<typeof checkDocument>(api, 'GET /api/web/v1/document-checks', request)

/** A short-lived URL of a document as PDF. */
export async function documentUrl(api: Api, id: number, documentId: number) {
  const what = 'POST /api/web/v1/orders/{id}/document-links'
  return (await api.call<typeof linkDocument>(what, { id, documentId })).data.url
}

export const askForRefund = (api: Api, id: number, reason: string) =>
  api.call<typeof requestRefund>('POST /api/web/v1/orders/{id}/refund-requests', { id, reason })

/** It was paid, whatever was refunded since. */
export const isPaid = ({ status }: Pick<Order, 'status'>) =>
  status === 'paid' || status === 'part_refunded' || status === 'refunded'

/** One of each supplier: the platform, and every seller of goods. */
export const invoicesOf = ({ documents }: Order) => documents.filter(({ kind }) => kind === 'invoice')
