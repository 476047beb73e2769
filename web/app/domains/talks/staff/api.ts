import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/talks/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffCall = Received<typeof staff.listCalls>['data'][number]
export type CallStory = Received<typeof staff.getCallStory>

/** The table passes on only what its filters and columns offer. */
export const staffCallsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listCalls>(api, 'GET /api/web/v1/admin/calls', input as Sent<typeof staff.listCalls>)

export async function exportCalls(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportCalls>
  return (await api.call<typeof staff.exportCalls>('POST /api/web/v1/admin/calls/exports', input)).data.url
}

export const callStoryQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getCallStory>(api, 'GET /api/web/v1/admin/calls/{id}', { id })

export const endTalk = (api: Api, request: Sent<typeof staff.endTalkByStaff>, idempotencyKey: string) =>
  api.call<typeof staff.endTalkByStaff>('POST /api/web/v1/admin/calls/{id}/endings', request, { idempotencyKey })
