import type { Received, Sent } from '#contract/endpoint.ts'
import type { listRates, setRate, withdrawRate } from '#contract/settings/rates.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Rate = Received<typeof listRates>['rates'][number]

export const ratesQuery = (api: Api) => apiQuery<typeof listRates>(api, 'GET /api/web/v1/admin/rates', {})

export const setNewRate = (api: Api, request: Sent<typeof setRate>) =>
  api.call<typeof setRate>('POST /api/web/v1/admin/rates', request)

export const takeBackRate = (api: Api, request: Sent<typeof withdrawRate>) =>
  api.call<typeof withdrawRate>('POST /api/web/v1/admin/rates/withdrawals', request)
