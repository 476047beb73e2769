import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/memberships/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffPlan = Received<typeof staff.listAllPlans>['plans'][number]
export type Member = Received<typeof staff.listMembers>['data'][number]
export type NewPlan = Sent<typeof staff.createPlan>
export type ChangedPlan = Sent<typeof staff.changePlan>

export const allPlansQuery = (api: Api) =>
  apiQuery<typeof staff.listAllPlans>(api, 'GET /api/web/v1/admin/membership-plans', {})

export const createPlan = (api: Api, plan: NewPlan) =>
  api.call<typeof staff.createPlan>('POST /api/web/v1/admin/membership-plans', plan)

export const changePlan = (api: Api, plan: ChangedPlan) =>
  api.call<typeof staff.changePlan>('PUT /api/web/v1/admin/membership-plans/{id}', plan)

/** The table passes on only what its filters and columns offer. */
export const membersQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listMembers>(api, 'GET /api/web/v1/admin/memberships', input as Sent<typeof staff.listMembers>)

export const memberQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getMember>(api, 'GET /api/web/v1/admin/memberships/{id}', { id })

export async function exportMembers(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportMembers>
  return (await api.call<typeof staff.exportMembers>('POST /api/web/v1/admin/memberships/exports', input)).data.url
}
