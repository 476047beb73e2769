import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { listUserServices } from '#contract/services/endpoints.ts'
import type * as contract from '#contract/services/ordering.ts'
import type { Api } from '~/lib/api.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { apiQuery, useApi } from '~/lib/query.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'

export type ServiceOrder = Received<typeof contract.getServiceOrder>['serviceOrder']
export type ServiceOrderRow = Received<typeof contract.listServiceOrders>['data'][number]
export type ServiceEntry = ServiceOrder['entries'][number]
export type Side = 'customer' | 'consultant'

export const boughtServicesQuery = (api: Api, request: Sent<typeof listUserServices>) =>
  apiQuery<typeof listUserServices>(api, 'GET /api/web/v1/user-services', request)
export const serviceOrdersQuery = (api: Api, request: Sent<typeof contract.listServiceOrders>) =>
  apiQuery<typeof contract.listServiceOrders>(api, 'GET /api/web/v1/service-orders', request)
export const serviceOrderQuery = (api: Api, id: number) =>
  apiQuery<typeof contract.getServiceOrder>(api, 'GET /api/web/v1/service-orders/{id}', { id })

/** Queries that show ordered services, and the documents shared into them. */
const TOUCHED = /\/(?:service-orders|user-services|locker\/shares)(?:\/|$)/

/** Refetches everything about ordered services. */
export const refreshServices = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what] }) => typeof what === 'string' && TOUCHED.test(what),
  })

type Send<T> = (api: Api, input: T, idempotencyKey: string) => Promise<{ message: string; data: object }>

/** A change of an order: says what was done or why not, and refetches. */
function useChange<T>(send: Send<T>) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const attempt = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: T) => send(api, input, attempt.keyFor(input)),
    onSuccess: async ({ message }) => {
      attempt.done()
      void toast(t(message))
      await refreshServices(client)
    },
    onError: (error) => {
      void toastFailure(problemText(error, t))
      void refreshServices(client)
    },
  })
}

const ORDER = '/api/web/v1/service-orders/{id}'

export const useSendBrief = () =>
  useChange((api, input: Sent<typeof contract.sendServiceBrief>) =>
    api.call<typeof contract.sendServiceBrief>(`PUT ${ORDER}/brief`, input),
  )
export const useWrite = () =>
  useChange((api, input: Sent<typeof contract.writeServiceMessage>) =>
    api.call<typeof contract.writeServiceMessage>(`POST ${ORDER}/messages`, input),
  )
export const useStart = () =>
  useChange((api, id: number) => api.call<typeof contract.startService>(`POST ${ORDER}/starts`, { id }))
export const useDeliver = () =>
  useChange((api, input: Sent<typeof contract.deliverService>) =>
    api.call<typeof contract.deliverService>(`POST ${ORDER}/deliveries`, input),
  )
export const useAcceptWork = () =>
  useChange((api, input: Sent<typeof contract.acceptService>, idempotencyKey) =>
    api.call<typeof contract.acceptService>(`POST ${ORDER}/acceptances`, input, { idempotencyKey }),
  )
export const useSendBack = () =>
  useChange((api, input: Sent<typeof contract.sendServiceBack>) =>
    api.call<typeof contract.sendServiceBack>(`POST ${ORDER}/returns`, input),
  )
export const useDispute = () =>
  useChange((api, input: Sent<typeof contract.disputeService>) =>
    api.call<typeof contract.disputeService>(`POST ${ORDER}/disputes`, input),
  )
export const useAskExtension = () =>
  useChange((api, input: Sent<typeof contract.askServiceExtension>) =>
    api.call<typeof contract.askServiceExtension>(`POST ${ORDER}/extension-requests`, input),
  )
export const useAnswerExtension = () =>
  useChange((api, input: Sent<typeof contract.answerServiceExtension>) =>
    api.call<typeof contract.answerServiceExtension>(`POST ${ORDER}/extension-answers`, input),
  )
export const useCancelOrder = () =>
  useChange((api, input: Sent<typeof contract.cancelServiceOrder>, idempotencyKey) =>
    api.call<typeof contract.cancelServiceOrder>(`POST ${ORDER}/cancellations`, input, { idempotencyKey }),
  )
