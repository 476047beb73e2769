import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { type Extension, extend, extensionQuery } from './api.ts'
import { refreshBookings } from './refresh.ts'

/** Pays beside the call; answers an address where the browser opened no window by itself. */
export type ToGateway = (paymentId: number, orderId: number) => Promise<string | null>

/** Takes the minutes and pays them: from the wallet at once, or in the gateway's own window. */
export function useExtending(bookingId: number, toGateway: ToGateway) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null)
  const extending = useMutation({
    mutationFn: async ({ offer, useWallet }: { offer: Extension; useWallet: boolean }) => {
      const { totalPaise: expectedTotalPaise, endsAt: expectedEndsAt } = offer
      const wish = { id: bookingId, useWallet, expectedTotalPaise, expectedEndsAt }
      const { data } = await extend(api, wish, { idempotencyKey: idempotency.keyFor(wish) })
      idempotency.done()
      client.setQueryData(extensionQuery(api, bookingId).queryKey, { extension: data.extension })
      setPaymentUrl(data.paymentId === null ? null : await toGateway(data.paymentId, data.order.id))
    },
    onError: () => idempotency.done(),
    onSettled: () => void refreshBookings(client),
  })
  return { ...extending, paymentUrl }
}
