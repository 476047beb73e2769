import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as consultant from '#contract/enquiries/consultant.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type EnquiryPage = Received<typeof consultant.listConsultantEnquiries>
export type DeskEnquiry = EnquiryPage['data'][number]

const LIST = 'GET /api/web/v1/consultant-enquiries'
const ONE = 'GET /api/web/v1/consultant-enquiries/{id}'
export const deskEnquiriesQuery = (api: Api, input: Sent<typeof consultant.listConsultantEnquiries>) =>
  apiQuery<typeof consultant.listConsultantEnquiries>(api, LIST, input)
export const deskEnquiryQuery = (api: Api, id: number) =>
  apiQuery<typeof consultant.getConsultantEnquiry>(api, ONE, { id })

/** Refetches the lists and the open enquiry. */
export const refreshDesk = (client: QueryClient) =>
  Promise.all([LIST, ONE].map((what) => client.invalidateQueries({ queryKey: [what] })))

export const sendReply = (api: Api, input: Sent<typeof consultant.replyToEnquiry>, idempotencyKey: string) =>
  api.call<typeof consultant.replyToEnquiry>('POST /api/web/v1/consultant-enquiries/{id}/replies', input, {
    idempotencyKey,
  })
export const close = (api: Api, id: number) =>
  api.call<typeof consultant.closeEnquiry>('POST /api/web/v1/consultant-enquiries/{id}/closings', { id })
