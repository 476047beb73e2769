import type * as contract from '#contract/accounts/privacy-requests.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { msg } from '~/lib/i18n/texts.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type PrivacyRequest = Received<typeof contract.listPrivacyRequests>['data'][number]

export const privacyRequestsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listPrivacyRequests>(
    api,
    'GET /api/web/v1/admin/privacy-requests',
    input as Sent<typeof contract.listPrivacyRequests>,
  )

export const exportPrivacyRequests = async (api: Api, request: TableInput) =>
  (
    await api.call<typeof contract.exportPrivacyRequests>(
      'POST /api/web/v1/admin/privacy-requests/exports',
      request as Sent<typeof contract.exportPrivacyRequests>,
    )
  ).data.url

export const requestKinds: Record<PrivacyRequest['kind'], string> = {
  copy: msg('Copy of data'),
  deletion: msg('Deletion of the account'),
}

export const requestStates = {
  open: { word: msg('Open|of a privacy request'), color: 'marigold' },
  done: { word: msg('Done|of a privacy request'), color: 'leaf' },
  withdrawn: { word: msg('Withdrawn|of a privacy request'), color: 'gray' },
  failed: { word: msg('Failed'), color: 'madder' },
} as const satisfies Record<PrivacyRequest['state'], { word: string; color: string }>
