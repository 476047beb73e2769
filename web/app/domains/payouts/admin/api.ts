import type { Received, Sent } from '#contract/endpoint.ts'
import type { approvePayout, countPayouts, getPayout, listPayouts, refusePayout } from '#contract/payouts.ts'
import type { renewSecondFactor } from '#contract/second-factor.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type PayoutRow = Received<typeof listPayouts>['data'][number]
export type Payout = Received<typeof getPayout>['payout']

export const PAYOUTS = 'GET /api/web/v1/admin/payouts'
export const PAYOUT = 'GET /api/web/v1/admin/payouts/{id}'

export const payoutsQuery = (api: Api, wish: Sent<typeof listPayouts>) =>
  apiQuery<typeof listPayouts>(api, PAYOUTS, wish)
export const payoutQuery = (api: Api, id: number) => apiQuery<typeof getPayout>(api, PAYOUT, { id })
export const payoutCountsQuery = (api: Api) =>
  apiQuery<typeof countPayouts>(api, 'GET /api/web/v1/admin/payouts/counts', {})

export const approve = (api: Api, id: number) =>
  api.call<typeof approvePayout>('POST /api/web/v1/admin/payouts/{id}/approvals', { id })
export const refuse = (api: Api, id: number, reason: string, idempotencyKey: string) =>
  api.call<typeof refusePayout>('POST /api/web/v1/admin/payouts/{id}/refusals', { id, reason }, { idempotencyKey })
export const showSecondFactor = (api: Api, code: string) =>
  api.call<typeof renewSecondFactor>('POST /api/web/v1/staff/second-factor/renewals', { code })
