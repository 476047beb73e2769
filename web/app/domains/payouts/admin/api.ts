import type { Received, Sent } from '#contract/endpoint.ts'
import type { listEarningsOfPerson } from '#contract/orders/earnings.ts'
import type * as contract from '#contract/payouts/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type PayoutRow = Received<typeof contract.listPayouts>['data'][number]
export type Payout = Received<typeof contract.getPayout>['payout']

export const PAYOUTS = 'GET /api/web/v1/admin/payouts'
export const PAYOUT = 'GET /api/web/v1/admin/payouts/{id}'

export const payoutsQuery = (api: Api, request: Sent<typeof contract.listPayouts>) =>
  apiQuery<typeof contract.listPayouts>(api, PAYOUTS, request)
export const payoutQuery = (api: Api, id: number) => apiQuery<typeof contract.getPayout>(api, PAYOUT, { id })
export const payoutCountsQuery = (api: Api) =>
  apiQuery<typeof contract.countPayouts>(api, 'GET /api/web/v1/admin/payouts/counts', {})

export async function exportPayouts(api: Api, request: TableInput) {
  const input = request as Sent<typeof contract.exportPayouts>
  return (await api.call<typeof contract.exportPayouts>('POST /api/web/v1/admin/payouts/exports', input)).data.url
}

export const approve = (api: Api, id: number, expectsSecond: boolean) =>
  api.call<typeof contract.approvePayout>('POST /api/web/v1/admin/payouts/{id}/approvals', { id, expectsSecond })
export const withdrawApproval = (api: Api, id: number) =>
  api.call<typeof contract.withdrawApproval>('DELETE /api/web/v1/admin/payouts/{id}/approvals', { id })
export const refuse = (api: Api, id: number, reason: string, idempotencyKey: string) =>
  api.call<typeof contract.refusePayout>(
    'POST /api/web/v1/admin/payouts/{id}/refusals',
    { id, reason },
    { idempotencyKey },
  )

export const earningsOfPersonQuery = (api: Api, input: Sent<typeof listEarningsOfPerson>) =>
  apiQuery<typeof listEarningsOfPerson>(api, 'GET /api/web/v1/admin/people/{id}/earnings', input)
