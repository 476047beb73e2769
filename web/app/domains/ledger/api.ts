import type { Received, Sent } from '#contract/endpoint.ts'
import type {
  checkLedger,
  exportBalances as exportBalancesEndpoint,
  exportMovements as exportMovementsEndpoint,
  getTrialBalance,
  givePromotionalCredit,
  listBalances,
  listMovementKinds,
  listMovements,
} from '#contract/ledger/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type Movement = Received<typeof listMovements>['data'][number]
export type BalanceRow = Received<typeof listBalances>['data'][number]
export type TrialBalance = Received<typeof getTrialBalance>

export const trialBalanceQuery = (api: Api, asOf?: string) =>
  apiQuery<typeof getTrialBalance>(api, 'GET /api/web/v1/admin/ledger/trial-balance', asOf ? { asOf } : {})

export const movementsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listMovements>(api, 'GET /api/web/v1/admin/ledger/movements', input as Sent<typeof listMovements>)

export const movementKindsQuery = (api: Api) =>
  apiQuery<typeof listMovementKinds>(api, 'GET /api/web/v1/admin/ledger/movement-kinds', {})

export const balancesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listBalances>(api, 'GET /api/web/v1/admin/ledger/accounts', input as Sent<typeof listBalances>)

export const exportMovements = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportMovementsEndpoint>
  return (await api.call<typeof exportMovementsEndpoint>('POST /api/web/v1/admin/ledger/movements/exports', input)).data
    .url
}

export const exportBalances = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportBalancesEndpoint>
  return (await api.call<typeof exportBalancesEndpoint>('POST /api/web/v1/admin/ledger/accounts/exports', input)).data
    .url
}

export const checkNow = (api: Api) => api.call<typeof checkLedger>('POST /api/web/v1/admin/ledger/checks', {})

export const giveCredit = (api: Api, input: Sent<typeof givePromotionalCredit>, idempotencyKey: string) =>
  api.call<typeof givePromotionalCredit>('POST /api/web/v1/staff/promotional-credits', input, { idempotencyKey })
