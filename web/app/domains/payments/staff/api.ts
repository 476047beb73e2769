import type { Received, Sent } from '#contract/endpoint.ts'
import type {
  exportReconciliations as exportEndpoint,
  getReconciliation,
  listPaymentsOfPerson,
  listReconciliations,
  reconcileDay as reconcileEndpoint,
} from '#contract/payments/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type Reconciliation = Received<typeof listReconciliations>['data'][number]
export type PaymentOfPerson = Received<typeof listPaymentsOfPerson>['data'][number]
export type Difference = Received<typeof getReconciliation>['differences'][number]

export const reconciliationsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof listReconciliations>(
    api,
    'GET /api/web/v1/admin/reconciliations',
    input as Sent<typeof listReconciliations>,
  )

export const reconciliationQuery = (api: Api, id: number) =>
  apiQuery<typeof getReconciliation>(api, 'GET /api/web/v1/admin/reconciliations/{id}', { id })

export const exportReconciliations = async (api: Api, request: TableInput) => {
  const input = request as Sent<typeof exportEndpoint>
  return (await api.call<typeof exportEndpoint>('POST /api/web/v1/admin/reconciliations/exports', input)).data.url
}

export const reconcileDay = (api: Api, day: string) =>
  api.call<typeof reconcileEndpoint>('POST /api/web/v1/admin/reconciliations', { day })

export const paymentsOfPersonQuery = (api: Api, input: Sent<typeof listPaymentsOfPerson>) =>
  apiQuery<typeof listPaymentsOfPerson>(api, 'GET /api/web/v1/admin/people/{id}/payments', input)
