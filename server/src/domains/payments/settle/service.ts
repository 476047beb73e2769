import * as ledger from '#server/domains/ledger/service.ts'
import { claimInOrder, tryClaim } from '#server/platform/claims.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { Problem } from '#server/platform/problem.ts'
import type { GatewayPayment } from '#server/platform/providers/gateway.ts'
import { purposeOf } from '../purposes.ts'
import { paymentById } from '../queries.ts'
import { refundExtra } from '../refunds/service.ts'
import { isCredited, isOfEarlierTry, type Payment } from '../rules.ts'
import { again } from './again.ts'
import * as queries from './queries.ts'

/** By which way the house heard. */
export interface Heard {
  source: 'callback' | 'webhook' | 'poll' | 'reconciliation'
  event: string
  /** Of webhooks: the same one is heard once. */
  eventId?: string
}

export type Effect = 'captured' | 'failed' | 'pending' | 'paid_twice' | 'amount_differs' | 'none'

/**
 * The one way in which a payment becomes what the gateway says it is. Callback, webhook and poll all end here, in any order
 * and any number; money is credited by the first that says captured, in the transaction that says so. While a notice is being
 * settled its duplicates hold no connection.
 */
export async function settle(house: House, paymentId: number, told: GatewayPayment, heard: Heard): Promise<Effect> {
  const by = heard.source === 'webhook' ? 'webhook' : 'other'
  const settled = await house.settlements.once(nameOf(paymentId, told), by, () =>
    settleOnce(house, paymentId, told, heard),
  )
  return settled ?? 'none'
}

/** Notices with the same name say the same. */
const nameOf = (paymentId: number, { id, state }: GatewayPayment) => `payment ${paymentId} ${state} by ${id}`

async function settleOnce(house: House, paymentId: number, told: GatewayPayment, heard: Heard): Promise<Effect> {
  const { settlements, gateway } = house
  const attempt = told.state === 'authorised' ? await settlements.limitGatewayCalls(() => gateway.capture(told)) : told
  const at = house.now()
  const effect = await settlements.limitTransactions(() =>
    again(() => house.db.transaction().execute((tx) => settleWithin(tx, paymentId, attempt, heard, at))),
  )
  if (effect === 'amount_differs')
    house.log.error({ paymentId, providerPaymentId: attempt.id }, 'the gateway captured another amount than was asked')
  if (effect === 'paid_twice') await house.jobs.soon('send-refunds')
  return effect
}

/** The same inside a transaction that is open already, for whoever knows what the gateway says. */
export async function settleWithin(
  tx: Tx,
  paymentId: number,
  attempt: GatewayPayment,
  heard: Heard,
  at: Date,
): Promise<Effect> {
  if (!(await claim(tx, paymentId, attempt, heard))) return 'none'
  // The payment comes first, before its notice and everything it pays for: whoever settles takes the locks in this order.
  const payment = await queries.lockPayment(tx, paymentId)
  if (!payment?.provider) return 'none'
  const notice = await queries.insertNotice(tx, {
    ...{ paymentId, source: heard.source, provider: payment.provider, event: heard.event, at },
    eventId: heard.eventId ?? null,
    providerPaymentId: attempt.id,
  })
  if (!notice) return 'none'
  const effect = await apply(tx, payment, attempt, at)
  if (effect !== 'none') await queries.setEffect(tx, notice.id, effect)
  return effect
}

/**
 * False when another process is settling the same notice. A webhook is answered with 200 only if that is for a webhook too, which
 * the gateway repeats if it fails; one that meets a callback or a poll is refused, so that the gateway repeats this one.
 */
async function claim(tx: Tx, paymentId: number, attempt: GatewayPayment, { source }: Heard): Promise<boolean> {
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
  // Money that went back before we heard of it was never ours: nothing is given for it.
  if (attempt.state === 'failed' || attempt.state === 'returned') {
    if (isOfEarlierTry(payment, attempt)) return 'none'
    const failed = await queries.markFailed(tx, paymentId, attempt, at)
    if (!failed) return 'none'
    await purposeOf(failed).whenFailed?.(tx, failed, at)
    return 'failed'
  }
  return (await queries.markPending(tx, paymentId, attempt)) ? 'pending' : 'none'
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

/** It was captured before: mostly the same news again, now and then somebody who paid a second time. */
async function whyNot(tx: Tx, paymentId: number, attempt: GatewayPayment, at: Date): Promise<Effect> {
  const payment = await paymentById(tx, paymentId)
  if (payment?.state !== 'captured') return 'amount_differs'
  if (payment.providerPaymentId === attempt.id) return 'none'
  await refundExtra(tx, payment, attempt, at)
  return 'paid_twice'
}
