import type { Received } from '#contract/endpoint.ts'
import type { listConsultantServices } from '#contract/services/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Service = Received<typeof listConsultantServices>['services'][number]

const MOST_OF_ONE = 20

/** A consultant's services, the least expensive first. */
export const servicesOfQuery = (api: Api, consultantId: number) =>
  apiQuery<typeof listConsultantServices>(api, 'GET /api/web/v1/consultant-services', {
    consultantId,
    limit: MOST_OF_ONE,
  })
