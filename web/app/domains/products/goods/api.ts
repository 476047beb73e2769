import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as returns from '#contract/products/returns.ts'
import type * as goods from '#contract/products/shipments.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Shipment = Received<typeof goods.listShipments>['data'][number]
export type OwnShipment = Received<typeof goods.listOwnShipments>['data'][number]
export type SellingTerms = Received<typeof goods.getSellingTerms>

const TERMS = '/api/web/v1/selling-terms'

export const termsQuery = (api: Api) => apiQuery<typeof goods.getSellingTerms>(api, `GET ${TERMS}`, {})
export const saveTerms = (api: Api, terms: Sent<typeof goods.saveSellingTerms>) =>
  api.call<typeof goods.saveSellingTerms>(`PUT ${TERMS}`, terms)

const SHIPMENTS = '/api/web/v1/shipments'

export const shipmentsQuery = (api: Api, page: number) =>
  apiQuery<typeof goods.listShipments>(api, `GET ${SHIPMENTS}`, { page, limit: 10 })
export const confirmDelivery = (api: Api, id: number) =>
  api.call<typeof goods.confirmDelivery>(`POST ${SHIPMENTS}/{id}/receipts`, { id })

export const cancelOverdueShipment = (api: Api, id: number) =>
  api.call<typeof goods.cancelOverdueShipment>(`POST ${SHIPMENTS}/{id}/cancellations`, { id })
export const reportMissing = (api: Api, id: number, details: string) =>
  api.call<typeof goods.reportMissing>(`POST ${SHIPMENTS}/{id}/missing-reports`, { id, details })

const OWN = '/api/web/v1/own-shipments'

export const ownShipmentsQuery = (api: Api, page: number) =>
  apiQuery<typeof goods.listOwnShipments>(api, `GET ${OWN}`, { page, limit: 10 })
export const moveShipment = (api: Api, id: number, to: 'packed' | 'delivered') =>
  api.call<typeof goods.moveShipment>(`POST ${OWN}/{id}/steps`, { id, to })
export const sendShipment = (api: Api, sent: Sent<typeof goods.sendShipment>) =>
  api.call<typeof goods.sendShipment>(`POST ${OWN}/{id}/dispatches`, sent)

export const cancelShipment = (api: Api, cancelled: Sent<typeof goods.cancelShipment>) =>
  api.call<typeof goods.cancelShipment>(`POST ${OWN}/{id}/cancellations`, cancelled)

export type GoodsReturn = NonNullable<Shipment['return']>

const RETURNS = '/api/web/v1/returns'
const OWN_RETURNS = '/api/web/v1/own-returns'

export const askReturn = (api: Api, asked: Sent<typeof returns.askReturn>) =>
  api.call<typeof returns.askReturn>(`POST ${SHIPMENTS}/{id}/returns`, asked)
export const sendReturn = (api: Api, sent: Sent<typeof returns.sendReturn>) =>
  api.call<typeof returns.sendReturn>(`POST ${RETURNS}/{id}/dispatches`, sent)
export const objectToAnswer = (api: Api, id: number, reason: string) =>
  api.call<typeof returns.objectToAnswer>(`POST ${RETURNS}/{id}/escalations`, { id, reason })
export const writeToSeller = (api: Api, id: number, text: string) =>
  api.call<typeof returns.writeToSeller>(`POST ${RETURNS}/{id}/messages`, { id, text })
export const writeToCustomer = (api: Api, id: number, text: string) =>
  api.call<typeof returns.writeToCustomer>(`POST ${OWN_RETURNS}/{id}/messages`, { id, text })
export const withdrawReturn = (api: Api, id: number) =>
  api.call<typeof returns.withdrawReturn>(`POST ${RETURNS}/{id}/withdrawals`, { id })
export const answerReturn = (api: Api, answer: Sent<typeof returns.answerReturn>) =>
  api.call<typeof returns.answerReturn>(`POST ${OWN_RETURNS}/{id}/answers`, answer)
export const receiveReturn = (api: Api, id: number, canBeSoldAgain: boolean) =>
  api.call<typeof returns.receiveReturn>(`POST ${OWN_RETURNS}/{id}/receipts`, { id, canBeSoldAgain })
export const disputeReturn = (api: Api, id: number, reason: string) =>
  api.call<typeof returns.disputeReturn>(`POST ${OWN_RETURNS}/{id}/escalations`, { id, reason })

/** The lists of both sides. */
export const refreshShipments = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === `GET ${SHIPMENTS}` || queryKey[0] === `GET ${OWN}`,
  })
