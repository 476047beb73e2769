import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/enquiries/staff.ts'
import type * as templates from '#contract/enquiries/templates.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffEnquiryRow = Received<typeof staff.listEnquiries>['data'][number]
export type StaffEnquiry = Received<typeof staff.getEnquiry>
export type EnquiryTemplate = Received<typeof templates.listEnquiryTemplates>['templates'][number]

/** The table passes on only what its filters and columns offer. */
export const allEnquiriesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listEnquiries>(
    api,
    'GET /api/web/v1/admin/enquiries',
    input as Sent<typeof staff.listEnquiries>,
  )

export async function exportEnquiries(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportEnquiries>
  return (await api.call<typeof staff.exportEnquiries>('POST /api/web/v1/admin/enquiries/exports', input)).data.url
}

export const enquiryQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getEnquiry>(api, 'GET /api/web/v1/admin/enquiries/{id}', { id })

export const replyAsStaff = (api: Api, input: Sent<typeof staff.replyAsStaff>, idempotencyKey: string) =>
  api.call<typeof staff.replyAsStaff>('POST /api/web/v1/admin/enquiries/{id}/replies', input, { idempotencyKey })
export const addNote = (api: Api, input: Sent<typeof staff.noteOnEnquiry>, idempotencyKey: string) =>
  api.call<typeof staff.noteOnEnquiry>('POST /api/web/v1/admin/enquiries/{id}/notes', input, { idempotencyKey })
export const assign = (api: Api, input: Sent<typeof staff.assignEnquiry>) =>
  api.call<typeof staff.assignEnquiry>('PUT /api/web/v1/admin/enquiries/{id}/assignee', input)
export const changeState = (api: Api, input: Sent<typeof staff.changeEnquiryState>) =>
  api.call<typeof staff.changeEnquiryState>('POST /api/web/v1/admin/enquiries/{id}/state-changes', input)

export const templatesQuery = (api: Api) =>
  apiQuery<typeof templates.listEnquiryTemplates>(api, 'GET /api/web/v1/admin/enquiry-templates', {})
export const addTemplate = (api: Api, input: Sent<typeof templates.addEnquiryTemplate>) =>
  api.call<typeof templates.addEnquiryTemplate>('POST /api/web/v1/admin/enquiry-templates', input)
export const changeTemplate = (api: Api, input: Sent<typeof templates.changeEnquiryTemplate>) =>
  api.call<typeof templates.changeEnquiryTemplate>('PUT /api/web/v1/admin/enquiry-templates/{id}', input)
export const deleteTemplate = (api: Api, input: Sent<typeof templates.deleteEnquiryTemplate>) =>
  api.call<typeof templates.deleteEnquiryTemplate>('DELETE /api/web/v1/admin/enquiry-templates/{id}', input)
