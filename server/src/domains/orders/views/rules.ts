import type { ORDER_STATUSES } from '#contract/orders/constants.ts'
import type { OrderState } from '../queries.ts'

export type Status = (typeof ORDER_STATUSES)[number]

interface Stands {
  state: OrderState
  totalPaise: number
  refundedPaise: number
  paymentState: string | null
}

/** The status shown to people: refunds follow from amounts, a confirming bank from the payment. */
export function statusOf({ state, totalPaise, refundedPaise, paymentState }: Stands): Status {
  // Whatever happened to the order: a payment that the bank is still confirming must not be repeated.
  if (state !== 'paid' && paymentState === 'pending') return 'confirming'
  if (state !== 'paid') return state
  if (refundedPaise === 0) return 'paid'
  return refundedPaise === totalPaise ? 'refunded' : 'part_refunded'
}
