import type { Received, Sent } from '#contract/endpoint.ts'
import type { listUserServices } from '#contract/services/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type BoughtService = Received<typeof listUserServices>['UserServices'][number]

export const boughtServicesQuery = (api: Api, request: Sent<typeof listUserServices>) =>
  apiQuery<typeof listUserServices>(api, 'GET /api/web/v1/user-services', request)
