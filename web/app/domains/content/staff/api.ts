import type * as contract from '#contract/content/testimonials-staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffTestimonial = Received<typeof contract.listAllTestimonials>['data'][number]

const LIST = '/api/web/v1/admin/testimonials'

/** The table passes on only what its filters and columns offer. */
export const allTestimonialsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listAllTestimonials>(api, `GET ${LIST}`, input as Sent<typeof contract.listAllTestimonials>)

export async function exportTestimonials(api: Api, request: TableInput) {
  const input = request as Sent<typeof contract.exportTestimonials>
  return (await api.call<typeof contract.exportTestimonials>(`POST ${LIST}/exports`, input)).data.url
}

export const addTestimonial = (api: Api, request: Sent<typeof contract.addTestimonial>) =>
  api.call<typeof contract.addTestimonial>(`POST ${LIST}`, request)

export const changeTestimonial = (api: Api, request: Sent<typeof contract.changeTestimonial>) =>
  api.call<typeof contract.changeTestimonial>(`PUT ${LIST}/{id}`, request)
