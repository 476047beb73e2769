import type { Received } from '#contract/endpoint.ts'
import type { getConsultantService } from '#contract/services/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type ServiceDetail = Received<typeof getConsultantService>['ServiceDetail']

export const serviceQuery = (api: Api, id: number) =>
  apiQuery<typeof getConsultantService>(api, 'GET /api/web/v1/consultant-services/{id}', { id })
