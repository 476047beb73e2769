import * as ledger from '#server/domains/ledger/public.ts'
import { claimInOrder, tryClaim } from '#server/platform/db/claims.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { purposeOf } from '../purposes.ts'
import { paymentById } from '../queries.ts'
import { refundExtra } from '../refunds/service.ts'
import { isCredited, isOfEarlierTry, nextPoll, type Payment } from '../rules.ts'
import { again } from './again.ts'
import * as queries from './queries.ts'

/** How the report reached us. */
export interface PaymentReport {
  source: 'callback' | 'webhook' | 'poll' | 'reconciliation'
  event: string
  /** For webhooks: identical events are recorded once. */
  eventId?: string
}

export type Effect = 'captured' | 'failed' | 'pending' | 'paid_twice' | 'amount_differs' | 'none'

/**
 * The only way in which a payment changes to the state the gateway reports. Callback, webhook and poll all end here, in
 * any order and number; money is credited by the first that reports a capture, in the same transaction. While a report
 * is being settled its duplicates hold no connection.
 */
export async function settle(
  services: Services,
  paymentId: number,
  reported: GatewayPayment,
  report: PaymentReport,
): Promise<Effect> {
  const by = report.source === 'webhook' ? 'webhook' : 'other'
  const settled = await services.settlements.once(nameOf(paymentId, reported), by, () =>
    settleOnce(services, paymentId, reported, report),
  )
  return settled ?? 'none'
}

/** Reports with the same name are identical. */
const nameOf = (paymentId: number, { id, state }: GatewayPayment) => `payment ${paymentId} ${state} by ${id}`

async function settleOnce(
  services: Services,
  paymentId: number,
  reported: GatewayPayment,
  report: PaymentReport,
): Promise<Effect> {
  const { settlements, gateway } = services
  const attempt =
    reported.state === 'authorised' ? await settlements.limitGatewayCalls(() => gateway.capture(reported)) : reported
  const at = services.now()
  const effect = await settlements.limitTransactions(() =>
    again(() => services.db.transaction().execute((tx) => settleWithin(tx, paymentId, attempt, report, at))),
  )
  if (effect === 'amount_differs')
    services.log.error(
      { paymentId, providerPaymentId: attempt.id },
      'gateway captured a different amount than requested',
    )
  if (effect === 'paid_twice') await services.jobs.soon('send-refunds')
  return effect
}

/** The same inside an open transaction, for callers that know the gateway's state. */
export async function settleWithin(
  tx: Tx,
  paymentId: number,
  attempt: GatewayPayment,
  report: PaymentReport,
  at: Date,
): Promise<Effect> {
  if (!(await claim(tx, paymentId, attempt, report))) return 'none'
  // The payment is locked first, before its notification and everything it pays for: all settlements lock in this
  // order.
  const payment = await queries.lockPayment(tx, paymentId)
  if (!payment?.provider) return 'none'
  const notice = await queries.insertNotification(tx, {
    ...{ paymentId, source: report.source, provider: payment.provider, event: report.event, at },
    eventId: report.eventId ?? null,
    providerPaymentId: attempt.id,
  })
  if (!notice) return 'none'
  const effect = await apply(tx, payment, attempt, at)
  if (effect !== 'none') await queries.setEffect(tx, notice.id, effect)
  return effect
}

/**
 * False if another process is settling the same report. A webhook is answered with 200 only if that is for a webhook
 * too, which the gateway repeats if it fails; one that meets a callback or a poll is refused, so that the gateway
 * repeats it.
 */
async function claim(tx: Tx, paymentId: number, attempt: GatewayPayment, { source }: PaymentReport): Promise<boolean> {
  const name = nameOf(paymentId, attempt)
  if (source !== 'webhook') return tryClaim(tx, name)
  const taken = await claimInOrder(tx, [`${name}, from a webhook`, name])
  if (taken !== name) return taken === undefined
  const payment = await paymentById(tx, paymentId)
  if (payment && isCredited(payment, attempt)) return false
  throw new Problem('unavailable', { retryAfterSeconds: 5 })
}

async function apply(tx: Tx, payment: Payment, attempt: GatewayPayment, at: Date): Promise<Effect> {
  const paymentId = payment.id
  if (attempt.state === 'captured') {
    const captured = await queries.markCaptured(tx, paymentId, attempt, at)
    if (!captured) return whyNot(tx, paymentId, attempt, at)
    await credit(tx, captured, at)
    return 'captured'
  }
  // Money that was returned before we knew of it was never ours: nothing is fulfilled for it.
  if (attempt.state === 'failed' || attempt.state === 'returned') {
    if (isOfEarlierTry(payment, attempt)) return 'none'
    const failed = await queries.markFailed(tx, paymentId, attempt, at)
    if (!failed) return 'none'
    await purposeOf(failed).whenFailed?.(tx, failed, at)
    return 'failed'
  }
  return (await queries.markPending(tx, paymentId, attempt, nextPoll(0, at))) ? 'pending' : 'none'
}

async function credit(tx: Tx, payment: Payment, at: Date) {
  const { id, amountPaise, purpose, subjectId } = payment
  const { credits, whenCaptured } = purposeOf(payment)
  await ledger.post(tx, {
    key: `payment ${id} captured`,
    kind: purpose === 'top_up' ? 'top_up' : 'payment_received',
    at,
    entries: [
      { place: 'gateway', paise: -amountPaise },
      { place: credits(payment), paise: amountPaise },
    ],
    refs: { paymentId: id, ...(purpose === 'order' && { orderId: subjectId }) },
  })
  await whenCaptured(tx, payment, at)
}

/** It was already captured: usually the same report again, sometimes a second payment. */
async function whyNot(tx: Tx, paymentId: number, attempt: GatewayPayment, at: Date): Promise<Effect> {
  const payment = await paymentById(tx, paymentId)
  if (payment?.state !== 'captured') return 'amount_differs'
  if (payment.providerPaymentId === attempt.id) return 'none'
  await refundExtra(tx, payment, attempt, at)
  return 'paid_twice'
}
