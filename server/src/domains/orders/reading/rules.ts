import type { ORDER_STANDINGS } from '#contract/limits.ts'
import type { OrderState } from '../queries.ts'

export type Standing = (typeof ORDER_STANDINGS)[number]

interface Stands {
  state: OrderState
  totalPaise: number
  refundedPaise: number
  paymentState: string | null
}

/** How an order stands in a person's words: refunds show from their sums, a waiting bank from the payment. */
export function standingOf({ state, totalPaise, refundedPaise, paymentState }: Stands): Standing {
  // Whatever became of the order: nobody is to pay what a bank is still confirming.
  if (state !== 'paid' && paymentState === 'pending') return 'confirming'
  if (state !== 'paid') return state
  if (refundedPaise === 0) return 'paid'
  return refundedPaise === totalPaise ? 'refunded' : 'part_refunded'
}
