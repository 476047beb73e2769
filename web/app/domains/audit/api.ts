import { queryOptions } from '@tanstack/react-query'
import type { exportAuditLog as exportEndpoint, listAuditGroups, listAuditLog } from '#contract/audit/endpoints.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import type { Language } from '~/lib/i18n/language.ts'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type AuditEntry = Received<typeof listAuditLog>['data'][number]

const LIST = 'GET /api/web/v1/admin/audit-log'
const GROUPS = 'GET /api/web/v1/admin/audit-log/groups'

/** In the language of the page. The table passes on only what its filters and columns offer. */
export const auditQuery = (api: Api, input: TableInput, language: Language) =>
  queryOptions({
    queryKey: [LIST, input, language] as const,
    queryFn: async ({ signal }) =>
      (await api.call<typeof listAuditLog>(LIST, input as Sent<typeof listAuditLog>, { signal })).data,
  })

export const auditGroupsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: [GROUPS, language] as const,
    queryFn: async ({ signal }) => (await api.call<typeof listAuditGroups>(GROUPS, {}, { signal })).data,
  })

export const exportAuditLog = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportEndpoint>
  return (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/audit-log/exports', input)).data.url
}
