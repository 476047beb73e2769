import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Sent } from '#contract/endpoint.ts'
import type { createOrder } from '#contract/orders/endpoints.ts'
import { orderQuery } from '~/domains/orders/api.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import type { PayMethod } from '~/domains/payments/api.ts'
import { useCheckout } from '~/domains/payments/use-checkout.ts'
import { sendNames } from '~/domains/workshops/guest-names.ts'
import { ApiProblem } from '~/lib/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useIdempotencyKey } from '~/lib/idempotency-key.ts'
import { useApi } from '~/lib/query.tsx'
import type { Billing } from './billing-rules.ts'

export interface Placing {
  quote: Quote
  couponCode?: string
  useWallet: boolean
  billing: Billing
  method: PayMethod
}

const bodyOf = ({ quote, couponCode, useWallet, billing }: Placing): Sent<typeof createOrder> => ({
  items: sellable(quote).map(({ id, type, quantity, draftId, term }) => ({
    id,
    type,
    quantity,
    ...(draftId !== null && { draftId }),
    ...(term?.follows && { follows: term.follows.id }),
  })),
  ...(couponCode && quote.coupon?.problem === null && { couponCode }),
  useWallet,
  billing: {
    name: billing.name.trim(),
    state: billing.state,
    ...(billing.gstin.trim() && { gstin: billing.gstin.trim().toUpperCase() }),
    ...(billing.address.trim() && { address: billing.address.trim() }),
  },
  expectedTotalPaise: quote.totalPaise,
})

/** Places the order the buyer agreed to, and opens the gateway or the result page. */
export function usePlacing({ onRefused }: { onRefused: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const checkOut = useCheckout()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async (placing: Placing) => {
      const body = bodyOf(placing)
      await sendNames(
        api,
        body.items.filter(({ type }) => type === 'workshop').map(({ id }) => id),
      )
      const { data } = await api.call<typeof createOrder>('POST /api/web/v1/orders', body, {
        idempotencyKey: idempotency.keyFor(body),
      })
      idempotency.done()
      client.setQueryData(orderQuery(api, data.order.id).queryKey, { order: data.order })
      const page = checkoutPath(data.order.id)
      const notify = () => navigate(localPath(page, language))
      if (data.paymentId === null) await notify()
      // The order exists, so its page takes over if the gateway does not answer.
      else await checkOut(data.paymentId, page, placing.method).catch(notify)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) {
        idempotency.done()
        onRefused()
      }
    },
  })
}
