import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { cancelPayment, payAgain } from '#contract/orders/endpoints.ts'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { type Order, orderQuery } from './api.ts'

/** Retries a payment, with or without the wallet; `toGateway` takes over if something is left to pay there. */
export function usePayAgain(order: Order, toGateway: (paymentId: number) => Promise<void>) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async (useWallet: boolean) => {
      const input = { id: order.id, useWallet }
      const what = 'POST /api/web/v1/orders/{id}/pay-again'
      const { data } = await api.call<typeof payAgain>(what, input, { idempotencyKey: idempotency.keyFor(input) })
      idempotency.done()
      if (data.paymentId !== null) await toGateway(data.paymentId)
      client.setQueryData(orderQuery(api, order.id).queryKey, { order: data.order })
    },
    onError: () => {
      idempotency.done()
      void client.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey })
    },
  })
}

/** Cancels a pending payment: the hold on the wallet is released. */
export function useCancelPayment(order: Order) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: () => {
      const input = { id: order.id }
      const what = 'POST /api/web/v1/orders/{id}/cancel-payment'
      return api.call<typeof cancelPayment>(what, input, { idempotencyKey: idempotency.keyFor(input) })
    },
    onSuccess: ({ data }) => client.setQueryData(orderQuery(api, order.id).queryKey, data),
    onSettled: () => {
      idempotency.done()
      void client.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey })
    },
  })
}
