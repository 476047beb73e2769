import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { type Extension, extend, extensionQuery } from './api.ts'
import { refreshBookings } from './refresh.ts'

/** Opens the payment beside the call; resolves to its address if the browser blocked the window. */
export type ToGateway = (paymentId: number, orderId: number) => Promise<string | null>

/** Reserves the extension and pays it: from the wallet at once, or in the gateway's window. */
export function useExtending(bookingId: number, toGateway: ToGateway) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null)
  const extending = useMutation({
    mutationFn: async ({ offer, useWallet }: { offer: Extension; useWallet: boolean }) => {
      const { totalPaise: expectedTotalPaise, endsAt: expectedEndsAt } = offer
      const input = { id: bookingId, useWallet, expectedTotalPaise, expectedEndsAt }
      const { data } = await extend(api, input, { idempotencyKey: idempotency.keyFor(input) })
      idempotency.done()
      client.setQueryData(extensionQuery(api, bookingId).queryKey, { extension: data.extension })
      setPaymentUrl(data.paymentId === null ? null : await toGateway(data.paymentId, data.order.id))
    },
    onError: () => idempotency.done(),
    onSettled: () => void refreshBookings(client),
  })
  return { ...extending, paymentUrl }
}
