import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as contract from '#contract/accounts/blocks.ts'
import type { PersonReportReason } from '#contract/accounts/constants.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api } from '~/lib/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'
import { toast, toastFailure } from '~/ui/toast.tsx'

export type PersonReport = Received<typeof contract.listPersonReports>['data'][number]

export const blocksQuery = (api: Api) => apiQuery<typeof contract.listBlocks>(api, 'GET /api/web/v1/blocks', {})
export const ownReportsQuery = (api: Api) =>
  apiQuery<typeof contract.listOwnReports>(api, 'GET /api/web/v1/person-reports', {})
export const personReportsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listPersonReports>(
    api,
    'GET /api/web/v1/admin/person-reports',
    input as Sent<typeof contract.listPersonReports>,
  )

export async function exportPersonReports(api: Api, request: TableInput) {
  const input = request as Sent<typeof contract.exportPersonReports>
  return (await api.call<typeof contract.exportPersonReports>('POST /api/web/v1/admin/person-reports/exports', input))
    .data.url
}

export const reportPerson = (api: Api, request: Sent<typeof contract.reportPerson>) =>
  api.call<typeof contract.reportPerson>('POST /api/web/v1/person-reports', request)
export const decidePersonReport = (api: Api, request: Sent<typeof contract.decidePersonReport>) =>
  api.call<typeof contract.decidePersonReport>('POST /api/web/v1/admin/person-reports/{id}/decisions', request)

/** Blocks a person, or removes the block. */
export function useBlocking(personId: number) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      isBlocked
        ? api.call<typeof contract.unblockPerson>('DELETE /api/web/v1/blocks/{personId}', { personId })
        : api.call<typeof contract.blockPerson>('PUT /api/web/v1/blocks/{personId}', { personId }),
    onSuccess: ({ message }) => void toast(t(message)),
    onError: (error) => void toastFailure(problemText(error, t)),
    onSettled: () => client.invalidateQueries(blocksQuery(api)),
  })
}

export const reportReasons: Record<PersonReportReason, string> = {
  abusive: msg('Rude or abusive'),
  outside_payment: msg('Asked to pay outside the platform'),
  false_claims: msg('False claims about themselves'),
  spam: msg('Spam or advertising'),
  other: msg('Any other reason'),
}

export const reportStates = {
  open: { word: msg('Being checked'), color: 'marigold' },
  upheld: { word: msg('Action taken'), color: 'leaf' },
  declined: { word: msg('No action taken'), color: 'indigo' },
} as const
