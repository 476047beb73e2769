import type { Received } from '#contract/endpoint.ts'
import type { listConsultantServices } from '#contract/services/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { askedFor, type ServiceFilter } from './list-query.ts'

export type ServicePage = Received<typeof listConsultantServices>
export type ServiceRow = ServicePage['services'][number]

/** Services of all listed consultants, the least expensive first. */
export const servicesQuery = (api: Api, filter: ServiceFilter) =>
  apiQuery<typeof listConsultantServices>(api, 'GET /api/web/v1/consultant-services', askedFor(filter))
