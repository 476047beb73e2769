import type { Received, Sent } from '#contract/endpoint.ts'
import type { listEarnings, plotEarnings } from '#contract/orders/earnings.ts'
import type {
  addBankAccount,
  getBankDetails,
  removeBankAccount,
  saveTaxNumbers,
} from '#contract/payouts/bank-details.ts'
import type { askWithdrawal, cancelWithdrawal, linkStatement, listWithdrawals } from '#contract/payouts/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type BankDetails = Received<typeof getBankDetails>
export type BankAccount = BankDetails['accounts'][number]
export type NewAccount = Omit<Sent<typeof addBankAccount>, 'otp'>
export type TaxNumbers = Omit<Sent<typeof saveTaxNumbers>, 'otp'>
export type WithdrawalPage = Received<typeof listWithdrawals>
export type Withdrawal = WithdrawalPage['data'][number]
export type EarningPage = Received<typeof listEarnings>
export type EarningsPlotAnswer = Received<typeof plotEarnings>
export type Earning = EarningPage['data'][number]

export const BANK_DETAILS = 'GET /api/web/v1/bank-details'
export const WITHDRAWALS = 'GET /api/web/v1/withdrawals'
export const EARNINGS = 'GET /api/web/v1/earnings'

export const bankDetailsQuery = (api: Api) => apiQuery<typeof getBankDetails>(api, BANK_DETAILS, {})
export const withdrawalsQuery = (api: Api, page: number) => apiQuery<typeof listWithdrawals>(api, WITHDRAWALS, { page })
export const earningsQuery = (api: Api, request: Sent<typeof listEarnings>) =>
  apiQuery<typeof listEarnings>(api, EARNINGS, request)

export const earningsPlotQuery = (api: Api, months: number) =>
  apiQuery<typeof plotEarnings>(api, 'GET /api/web/v1/consultant-earnings-plot', { months })

export const addAccount = (api: Api, given: Sent<typeof addBankAccount>) =>
  api.call<typeof addBankAccount>('POST /api/web/v1/bank-details/accounts', given)
export const removeAccount = (api: Api, given: Sent<typeof removeBankAccount>) =>
  api.call<typeof removeBankAccount>('POST /api/web/v1/bank-details/accounts/{id}/removals', given)
export const saveTax = (api: Api, given: Sent<typeof saveTaxNumbers>) =>
  api.call<typeof saveTaxNumbers>('PUT /api/web/v1/bank-details/tax-numbers', given)

export const withdraw = (api: Api, request: Sent<typeof askWithdrawal>, idempotencyKey: string) =>
  api.call<typeof askWithdrawal>('POST /api/web/v1/withdrawals', request, { idempotencyKey })
export const takeBack = (api: Api, id: number, idempotencyKey: string) =>
  api.call<typeof cancelWithdrawal>('POST /api/web/v1/withdrawals/{id}/cancellations', { id }, { idempotencyKey })

export const statementUrl = async (api: Api, request: Sent<typeof linkStatement>) =>
  (await api.call<typeof linkStatement>('POST /api/web/v1/payout-statements', request)).data.url
