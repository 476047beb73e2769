import { useMutation } from '@tanstack/react-query'
import type { Quote } from '~/domains/orders/quotes/api.ts'
import type { OrderForm } from '../order-form/use-order-form.ts'
import { usePlacing } from '../order-form/use-placing.ts'
import type { Preparing } from './use-prepare.ts'

/** Saves the topic and pays: one action, busy from the press to the gateway's page. */
export function usePaying(form: OrderForm, prepare: Preparing) {
  const placing = usePlacing({ onRefused: () => void form.quote.refetch() })
  return useMutation({
    mutationFn: async (quote: Quote) => {
      // If the topic could not be saved, it can be written later; it does not stop the payment.
      await prepare.save().catch(() => undefined)
      await placing.mutateAsync({ quote, ...form.rest, billing: form.billing, method: form.method })
    },
  })
}
