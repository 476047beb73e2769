import type { OVERVIEW_DAYS } from '#contract/admin/constants.ts'
import type { exportOverview as exportEndpoint, getOverview, getWaiting } from '#contract/admin/endpoints.ts'
import type { searchBackOffice } from '#contract/admin/search.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Days = (typeof OVERVIEW_DAYS)[number]
export type OverviewAnswer = Received<typeof getOverview>
export type Waiting = Received<typeof getWaiting>

export const overviewQuery = (api: Api, days: Days) =>
  apiQuery<typeof getOverview>(api, 'GET /api/web/v1/admin/overview', { days })

const AGAIN_MS = 60_000

/** Refetched every minute: other staff work on the same lists. */
export const waitingQuery = (api: Api) => ({
  ...apiQuery<typeof getWaiting>(api, 'GET /api/web/v1/admin/waiting', {}),
  refetchInterval: AGAIN_MS,
})

export const exportOverview = async (api: Api, days: Days) =>
  (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/overview/exports', { days })).data.url

export type Found = Received<typeof searchBackOffice>['found'][number]

export const backOfficeSearchQuery = (api: Api, text: string) =>
  apiQuery<typeof searchBackOffice>(api, 'POST /api/web/v1/admin/searches', { text })
