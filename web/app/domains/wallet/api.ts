import type { Received, Sent } from '#contract/endpoint.ts'
import type {
  getAutoRefill,
  getWalletHistory,
  linkReceipt,
  linkStatement,
  topUpWallet,
} from '#contract/wallet/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Wallet = Received<typeof getWalletHistory>
export type WalletEntry = Wallet['walletHistory'][number]
export type AutoRefill = Received<typeof getAutoRefill>['autoRefill']
export type StatementPeriod = Sent<typeof linkStatement>

const WALLET_HISTORY = 'GET /api/web/v1/user-wallet-history'

export const walletQuery = (api: Api, request: Sent<typeof getWalletHistory>) =>
  apiQuery<typeof getWalletHistory>(api, WALLET_HISTORY, request)

const AUTO_REFILL = 'GET /api/web/v1/wallet/auto-refill'
export const autoRefillQuery = (api: Api) => apiQuery<typeof getAutoRefill>(api, AUTO_REFILL, {})

/** Queries changed by a payment: the first one also confirms the mandate for auto-refill. */
export const CHANGED_BY_PAYMENT = [WALLET_HISTORY, AUTO_REFILL] as const

export const topUp = async (api: Api, amountPaise: number, idempotencyKey: string) =>
  (await api.call<typeof topUpWallet>('POST /api/web/v1/wallet/top-ups', { amountPaise }, { idempotencyKey })).data

export const statementUrl = async (api: Api, request: StatementPeriod) =>
  (await api.call<typeof linkStatement>('POST /api/web/v1/wallet/statement-links', request)).data.url

export const receiptUrl = async (api: Api, id: number) =>
  (await api.call<typeof linkReceipt>('POST /api/web/v1/wallet/top-ups/{id}/receipt-links', { id })).data.url
