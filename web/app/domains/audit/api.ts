import type { exportAuditLog as exportEndpoint, listAuditActions, listAuditLog } from '#contract/audit/endpoints.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type AuditEntry = Received<typeof listAuditLog>['data'][number]

/** The table passes on only what its filters and columns offer. */
export const auditQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listAuditLog>(api, 'GET /api/web/v1/admin/audit-log', input as Sent<typeof listAuditLog>)

export const auditActionsQuery = (api: Api) =>
  apiQuery<typeof listAuditActions>(api, 'GET /api/web/v1/admin/audit-log/actions', {})

export const exportAuditLog = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportEndpoint>
  return (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/audit-log/exports', input)).data.url
}
