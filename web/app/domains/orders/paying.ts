import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { cancelPayment, payAgain } from '#contract/orders.ts'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { type Order, orderQuery } from './api.ts'

/** Another try at paying, with the wallet or without; `toGateway` takes over when something is left to pay there. */
export function usePayAgain(order: Order, toGateway: (paymentId: number) => Promise<void>) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async (useWallet: boolean) => {
      const wish = { id: order.id, useWallet }
      const what = 'POST /api/web/v1/orders/{id}/pay-again'
      const { data } = await api.call<typeof payAgain>(what, wish, { idempotencyKey: idempotency.keyFor(wish) })
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

/** The buyer thinks again: what was held of the wallet is free. */
export function useCancelPayment(order: Order) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: () => {
      const wish = { id: order.id }
      const what = 'POST /api/web/v1/orders/{id}/cancel-payment'
      return api.call<typeof cancelPayment>(what, wish, { idempotencyKey: idempotency.keyFor(wish) })
    },
    onSuccess: ({ data }) => client.setQueryData(orderQuery(api, order.id).queryKey, data),
    onSettled: () => {
      idempotency.done()
      void client.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey })
    },
  })
}
