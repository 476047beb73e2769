import type { Received, Sent } from '#contract/endpoint.ts'
import type { getAutoRefill, getWalletHistory, linkReceipt, linkStatement, topUpWallet } from '#contract/wallet.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Wallet = Received<typeof getWalletHistory>
export type WalletEntry = Wallet['walletHistory'][number]
export type AutoRefill = Received<typeof getAutoRefill>['autoRefill']
export type StatementWish = Sent<typeof linkStatement>

const WALLET_HISTORY = 'GET /api/web/v1/user-wallet-history'

export const walletQuery = (api: Api, wish: Sent<typeof getWalletHistory>) =>
  apiQuery<typeof getWalletHistory>(api, WALLET_HISTORY, wish)

const AUTO_REFILL = 'GET /api/web/v1/wallet/auto-refill'
export const autoRefillQuery = (api: Api) => apiQuery<typeof getAutoRefill>(api, AUTO_REFILL, {})

/** What a payment that has come changes: the first one also brings the bank's consent to refills. */
export const CHANGED_BY_PAYMENT = [WALLET_HISTORY, AUTO_REFILL] as const

export const topUp = async (api: Api, amountPaise: number, idempotencyKey: string) =>
  (await api.call<typeof topUpWallet>('POST /api/web/v1/wallet/top-ups', { amountPaise }, { idempotencyKey })).data

export const statementUrl = async (api: Api, wish: StatementWish) =>
  (await api.call<typeof linkStatement>('POST /api/web/v1/wallet/statement-links', wish)).data.url

export const receiptUrl = async (api: Api, id: number) =>
  (await api.call<typeof linkReceipt>('POST /api/web/v1/wallet/top-ups/{id}/receipt-links', { id })).data.url
