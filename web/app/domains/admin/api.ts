import type { OVERVIEW_DAYS } from '#contract/admin/constants.ts'
import type { getConsultantStatus } from '#contract/admin/consultants.ts'
import type {
  exportOverview as exportEndpoint,
  getOverview,
  getWaiting,
  listFigureRows,
} from '#contract/admin/endpoints.ts'
import type { searchBackOffice } from '#contract/admin/search.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Days = (typeof OVERVIEW_DAYS)[number]
export type OverviewAnswer = Received<typeof getOverview>
export type Waiting = Received<typeof getWaiting>

const AGAIN_MS = 30_000

/** Refetched regularly while it is visible, so that an open page shows what happens. */
export const overviewQuery = (api: Api, days: Days) => ({
  ...apiQuery<typeof getOverview>(api, 'GET /api/web/v1/admin/overview', { days }),
  refetchInterval: AGAIN_MS,
})

export type FigureRow = Received<typeof listFigureRows>['data'][number]

export const figureRowsQuery = (api: Api, input: Sent<typeof listFigureRows>) =>
  apiQuery<typeof listFigureRows>(api, 'GET /api/web/v1/admin/overview/rows', input)

/** Refetched regularly: other staff work on the same lists. */
export const waitingQuery = (api: Api) => ({
  ...apiQuery<typeof getWaiting>(api, 'GET /api/web/v1/admin/waiting', {}),
  refetchInterval: AGAIN_MS,
})

export const exportOverview = async (api: Api, days: Days) =>
  (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/overview/exports', { days })).data.url

export type Found = Received<typeof searchBackOffice>['found'][number]

export const backOfficeSearchQuery = (api: Api, text: string) =>
  apiQuery<typeof searchBackOffice>(api, 'POST /api/web/v1/admin/searches', { text })

export type ConsultantStatus = Received<typeof getConsultantStatus>

export const consultantStatusQuery = (api: Api, id: number) =>
  apiQuery<typeof getConsultantStatus>(api, 'GET /api/web/v1/admin/consultants/{id}/status', { id })
