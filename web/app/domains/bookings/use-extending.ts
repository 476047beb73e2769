import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import { type Extension, extend, extensionQuery } from './api.ts'
import { refreshBookings } from './refresh.ts'

/** Opens a window for the payment beside the call, within the click. */
export type OpenGateway = () => Gateway
interface Gateway {
  /** Leads the window to the payment; resolves to its address if the browser blocked the window. */
  lead(paymentId: number, orderId: number): Promise<string | null>
  close(): void
}

interface Extending {
  offer: Extension
  /** Opened within the click; null to pay from the wallet. */
  gateway: Gateway | null
}

/** Reserves the extension and pays it: from the wallet at once, or in the gateway's window. */
export function useExtending(bookingId: number, openGateway: OpenGateway) {
  const api = useApi()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null)
  const extending = useMutation({
    mutationFn: async ({ offer, gateway }: Extending) => {
      const { totalPaise: expectedTotalPaise, endsAt: expectedEndsAt } = offer
      const input = { id: bookingId, useWallet: gateway === null, expectedTotalPaise, expectedEndsAt }
      const { data } = await extend(api, input, { idempotencyKey: idempotency.keyFor(input) })
      idempotency.done()
      client.setQueryData(extensionQuery(api, bookingId).queryKey, { extension: data.extension })
      if (data.paymentId !== null) setPaymentUrl(await (gateway ?? openGateway()).lead(data.paymentId, data.order.id))
      else gateway?.close()
    },
    onError: (_, { gateway }) => {
      gateway?.close()
      idempotency.done()
    },
    onSettled: () => void refreshBookings(client),
  })
  return { ...extending, paymentUrl }
}
