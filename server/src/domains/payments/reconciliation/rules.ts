import type { DIFFERENCES } from '#contract/payments/endpoints.ts'
import type { GatewayPayment, GatewayRefund } from '../gateways/gateway.ts'

export interface OurPayment {
  id: number
  providerOrderId: string | null
  providerPaymentId: string | null
  amountPaise: number
}
export interface OurRefund {
  id: number
  paymentId: number
  providerRefundId: string | null
  amountPaise: number
}

export interface Difference {
  kind: (typeof DIFFERENCES)[number]
  paymentId: number | null
  providerId: string | null
  gatewayPaise: number | null
  ourPaise: number | null
  mended: boolean
}

const sum = <T>(rows: readonly T[], paise: (row: T) => number) => rows.reduce((total, row) => total + paise(row), 0)

export interface Lists {
  /** What the gateway captured on the day, including what it has returned since. */
  theirs: readonly GatewayPayment[]
  /** What we recorded as captured on the day, by the gateway's clock. */
  ours: readonly OurPayment[]
  /** Our payments that the gateway's list refers to by order. */
  known: ReadonlyMap<string, OurPayment>
  /** Captures that were refunded because the order was already paid. */
  extras: ReadonlySet<string>
}

/** Compares the gateway's captures with ours: each difference once. */
export function comparePayments({ theirs, ours, known, extras }: Lists): Difference[] {
  const there = new Set(theirs.map(({ id }) => id))
  const differences = theirs.flatMap((attempt): Difference[] => {
    const our = attempt.orderId ? known.get(attempt.orderId) : undefined
    const facts = { paymentId: our?.id ?? null, providerId: attempt.id, gatewayPaise: attempt.paise, mended: false }
    if (!our) return [{ ...facts, kind: 'unknown_order', ourPaise: null }]
    // Captured and returned without our involvement; its refund is among the refunds.
    if (attempt.state === 'returned' && our.providerPaymentId !== attempt.id) return []
    if (our.amountPaise !== attempt.paise) return [{ ...facts, kind: 'amount_differs', ourPaise: our.amountPaise }]
    if (our.providerPaymentId === attempt.id || extras.has(attempt.id)) return []
    const kind = our.providerPaymentId === null ? 'captured_there_only' : 'paid_twice'
    return [{ ...facts, kind, ourPaise: null }]
  })
  const missing = ours.filter(({ providerPaymentId }) => !there.has(providerPaymentId!))
  return [
    ...differences,
    ...missing.map(
      ({ id, providerPaymentId, amountPaise }): Difference => ({
        ...{ kind: 'captured_here_only', paymentId: id, providerId: providerPaymentId },
        ...{ gatewayPaise: null, ourPaise: amountPaise, mended: false },
      }),
    ),
  ]
}

/** Refunds are matched by the gateway's id, which ours has as soon as it is sent. */
export function compareRefunds(theirs: readonly GatewayRefund[], ours: readonly OurRefund[]): Difference[] {
  const [there, here] = [new Set(theirs.map(({ id }) => id)), new Set(ours.map((refund) => refund.providerRefundId))]
  return [
    ...theirs
      .filter(({ id }) => !here.has(id))
      .map(
        ({ id, paise }): Difference => ({
          ...{ kind: 'refund_there_only', paymentId: null, providerId: id },
          ...{ gatewayPaise: paise, ourPaise: null, mended: false },
        }),
      ),
    ...ours
      .filter(({ providerRefundId }) => !there.has(providerRefundId!))
      .map(
        ({ paymentId, providerRefundId, amountPaise }): Difference => ({
          ...{ kind: 'refund_here_only', paymentId, providerId: providerRefundId },
          ...{ gatewayPaise: null, ourPaise: amountPaise, mended: false },
        }),
      ),
  ]
}

export const totals = (theirs: Lists['theirs'], ours: Lists['ours']) => ({
  gatewayPayments: theirs.length,
  gatewayPaise: sum(theirs, ({ paise }) => paise),
  ourPayments: ours.length,
  ourPaise: sum(ours, ({ amountPaise }) => amountPaise),
  feesPaise: sum(theirs, ({ feePaise }) => feePaise ?? 0),
})
export const refundTotals = (theirs: readonly GatewayRefund[], ours: readonly OurRefund[]) => ({
  gatewayRefundsPaise: sum(theirs, ({ paise }) => paise),
  ourRefundsPaise: sum(ours, ({ amountPaise }) => amountPaise),
})
