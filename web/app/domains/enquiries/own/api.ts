import type { Received, Sent } from '#contract/endpoint.ts'
import type { listOwnEnquiries, writeToOwnEnquiry } from '#contract/enquiries/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type OwnEnquiry = Received<typeof listOwnEnquiries>['data'][number]

export const OWN_ENQUIRIES = 'GET /api/web/v1/own-enquiries'
export const ownEnquiriesQuery = (api: Api, page: number) =>
  apiQuery<typeof listOwnEnquiries>(api, OWN_ENQUIRIES, { page })

export const sendMessage = (api: Api, input: Sent<typeof writeToOwnEnquiry>, idempotencyKey: string) =>
  api.call<typeof writeToOwnEnquiry>('POST /api/web/v1/own-enquiries/{id}/messages', input, { idempotencyKey })
