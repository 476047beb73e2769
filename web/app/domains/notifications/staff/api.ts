import type { Received, Sent } from '#contract/endpoint.ts'
import type * as contract from '#contract/notifications/deliveries.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type Delivery = Received<typeof contract.listDeliveries>['data'][number]

export const deliveriesQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof contract.listDeliveries>(
    api,
    'GET /api/web/v1/admin/deliveries',
    input as Sent<typeof contract.listDeliveries>,
  )

export const exportDeliveries = async (api: Api, request: TableInput) =>
  (
    await api.call<typeof contract.exportDeliveries>(
      'POST /api/web/v1/admin/deliveries/exports',
      request as Sent<typeof contract.exportDeliveries>,
    )
  ).data.url
