import type { addStaffMember, changeStaffRole, listStaff, resetStaffSecondFactor } from '#contract/accounts/staff.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { msg } from '~/lib/i18n/texts.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffMember = Received<typeof listStaff>['data'][number]

export const staffQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listStaff>(api, 'GET /api/web/v1/admin/staff', input as Sent<typeof listStaff>)

export const addMember = (api: Api, input: Sent<typeof addStaffMember>, idempotencyKey: string) =>
  api.call<typeof addStaffMember>('POST /api/web/v1/admin/staff', input, { idempotencyKey })

export const changeRole = (api: Api, input: Sent<typeof changeStaffRole>) =>
  api.call<typeof changeStaffRole>('PUT /api/web/v1/admin/staff/{id}/role', input)

export const resetFactor = (api: Api, id: number, reason: string) =>
  api.call<typeof resetStaffSecondFactor>('DELETE /api/web/v1/admin/staff/{id}/second-factor', { id, reason })

export const roleWords: Record<StaffMember['role'], string> = {
  owner: msg('Owner|of the firm'),
  operations: msg('Operations'),
  finance: msg('Finance'),
  content: msg('Content|the team'),
  support: msg('Support|the team'),
}
