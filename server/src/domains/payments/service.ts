import type { Input, Reply } from '#contract/endpoint.ts'
import { PAYMENT_METHODS } from '#contract/limits.ts'
import type * as api from '#contract/payments.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { inTurn } from '#server/platform/in-turn.ts'
import { Problem } from '#server/platform/problem.ts'
import { GatewayFailure, type GatewayPayment, type Mandate } from '#server/platform/providers/gateway.ts'
import { ask } from './polling/service.ts'
import { purposeOf } from './purposes.ts'
import * as queries from './queries.ts'
import { isTemporary, nextPoll, type Payment, type PurposeName } from './rules.ts'
import { settle } from './settle/service.ts'

export { pollPayments } from './polling/service.ts'
export { type Purpose, registerPurpose } from './purposes.ts'
export { keepOrder, payerOf, paymentById } from './queries.ts'
export { sentBackBecause } from './refunds/queries.ts'
export { refundToSource, sendRefunds } from './refunds/service.ts'
export type { Payment } from './rules.ts'
export { settleWithin } from './settle/service.ts'

interface PaymentWish {
  accountId: number
  purpose: PurposeName
  subjectId: number
  paise: number
  at: Date
  /** Ask the bank to let us charge up to this much again. */
  mandateUpToPaise?: number
}

/** An intent to pay; the gateway hears of it when the person goes to its checkout. */
export const openPayment = (tx: Tx, { mandateUpToPaise, ...wish }: PaymentWish): Promise<{ id: number }> =>
  queries.insertPayment(tx, { ...wish, mandateUpToPaise: mandateUpToPaise ?? null })

/** Undefined when it is too late: captured, or the bank is confirming. Call it before changing what it pays for. */
export const cancelPayment = (tx: Tx, { paymentId, at }: { paymentId: number; at: Date }) =>
  queries.markCancelled(tx, paymentId, at, ['created', 'failed'])

/** The payment with its row locked: whoever changes a payment and what it pays for locks the payment first. */
export { lockPayment } from './settle/queries.ts'

/** For whoever has locked what it pays for already, and so must not wait for it. */
export const cancelUnlessBusy = (tx: Tx, { paymentId, at }: { paymentId: number; at: Date }) =>
  queries.cancelUnlessLocked(tx, paymentId, at)

/** One that was locked and is neither captured nor pending; the gateway's order stays the same. */
export const reopenPayment = (tx: Tx, { paymentId, at }: { paymentId: number; at: Date }) =>
  queries.reopen(tx, paymentId, { from: ['cancelled', 'failed'], at, nextPollAt: nextPoll(0, at) })

const ASK_GAP_MS = 3_000

export async function checkoutPayment(
  context: SignedIn,
  { id, returnTo }: Input<typeof api.checkoutPayment>,
): Promise<Reply<typeof api.checkoutPayment>> {
  const { house, db, now, language } = context
  const payment = await ownPayment(context, id)
  if (payment.state === 'pending') throw new Problem('payment_confirming')
  if (payment.state === 'captured') throw new Problem('already_paid')
  if (payment.state === 'cancelled') throw new Problem('payment_over')
  await purposeOf(payment).assertPayable?.(db, payment, now)
  if (payment.state === 'failed')
    await queries.reopen(db, id, { from: ['failed'], at: now, nextPollAt: nextPoll(0, now) })
  const { providerOrderId, providerCustomerId, amountPaise } = await withOrder(house, payment, now)
  const order = { orderId: providerOrderId, customerId: providerCustomerId, returnTo, language }
  const checkout = await reached(house, house.gateway.checkout(order))
  if (checkout.provider === 'test') return checkout
  const { name, mobile, email } = await queries.payerOf(db, payment.accountId)
  return {
    ...checkout,
    ...{ orderId: providerOrderId, amountPaise, currency: 'INR', methods: [...PAYMENT_METHODS] },
    name: (await readSettings(db, now)).productName,
    prefill: { name, contact: `+91${mobile}`, email },
  }
}

/** The payment with its one order at the gateway. Requests that arrive together wait for the first one and use its order. */
export async function withOrder(house: House, payment: Payment, now: Date) {
  if (payment.providerOrderId) return isHere(house, payment)
  return inTurn(`gateway order of payment ${payment.id}`, () => createOrderOnce(house, payment, now))
}

/** Longer than the gateway's own timeout: by then the process that requested the order is gone. */
const ORDER_REQUEST_MS = 60_000

/** Outside any transaction, since it takes as long as the gateway does; the claim keeps other processes from doing the same. */
async function createOrderOnce(house: House, { id: paymentId, accountId }: Payment, now: Date) {
  const { db, gateway } = house
  const claimed = await queries.claimOrderRequest(db, paymentId, now, ORDER_REQUEST_MS)
  if (!claimed) {
    const payment = (await queries.paymentById(db, paymentId))!
    if (payment.providerOrderId) return isHere(house, payment)
    throw new Problem('gateway_unavailable', { retryAfterSeconds: 2 })
  }
  const { amountPaise: paise, mandateUpToPaise } = claimed
  try {
    const payer = await queries.payerOf(db, accountId)
    const made = await reached(house, gateway.createOrder({ paymentId, paise, payer, mandateUpToPaise }))
    const order = { ...made, provider: gateway.name, nextPollAt: nextPoll(0, now) }
    return isHere(house, (await queries.keepOrder(db, paymentId, order))!)
  } catch (error) {
    await queries.releaseOrderRequest(db, paymentId)
    throw error
  }
}

/** A database that moved between gateways keeps old payments, which nobody can pay any more. */
function isHere({ gateway }: House, payment: Payment) {
  if (payment.provider !== gateway.name || !payment.providerOrderId) throw new Problem('payment_over')
  return { ...payment, providerOrderId: payment.providerOrderId }
}

async function reached<T>({ log }: House, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ error: error.message }, 'the gateway did not take an order')
    throw new Problem('gateway_unavailable', { retryAfterSeconds: 5 })
  }
}

/** The browser's word counts only with the gateway's signature, and the gateway is asked what exactly happened. */
export async function confirmPayment(context: SignedIn, given: Input<typeof api.confirmPayment>) {
  const { house } = context
  const payment = await ownPayment(context, given.id)
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = given
  const genuine =
    orderId === payment.providerOrderId && house.gateway.isGenuineCallback({ orderId, paymentId, signature })
  if (!genuine) throw new Problem('signature_wrong')
  if (payment.state !== 'captured')
    try {
      const attempt = await house.gateway.payment(paymentId)
      if (attempt.orderId === orderId)
        await settle(house, payment.id, attempt, { source: 'callback', event: 'callback' })
    } catch (error) {
      // A webhook or the next poll settles it; until then the person reads that the bank is confirming.
      if (!isTemporary(error)) throw error
    }
  return getPayment(context, given)
}

export async function getPayment(context: SignedIn, { id }: { id: number }) {
  return { payment: await ownPayment(context, id) }
}

/** For pages that wait: asks the gateway now, but not more often than every few seconds whoever waits. */
export async function checkPayment(context: SignedIn, { id }: Input<typeof api.checkPayment>) {
  const { house, db, now } = context
  const payment = await ownPayment(context, id)
  if (await queries.takeTurnToAsk(db, payment.id, now, ASK_GAP_MS))
    try {
      await ask(house, payment)
    } catch (error) {
      if (!isTemporary(error)) throw error
    }
  return getPayment(context, { id })
}

/** Takes money by a mandate, without the person; how it ends is heard like any payment's. */
export async function chargeByMandate(house: House, paymentId: number, mandate: Mandate, now: Date) {
  const payment = await withOrder(house, (await queries.paymentById(house.db, paymentId))!, now)
  const payer = await queries.payerOf(house.db, payment.accountId)
  const wish = { paymentId, paise: payment.amountPaise, payer, mandateUpToPaise: null }
  try {
    await house.gateway.charge({ ...wish, orderId: payment.providerOrderId, mandate })
  } catch (error) {
    if (!(error instanceof GatewayFailure && error.permanent)) throw error
    await settle(house, paymentId, refusedCharge(payment, now), { source: 'poll', event: 'charge.refused' })
  }
  await ask(house, payment)
}

const refusedCharge = (payment: Payment, now: Date): GatewayPayment => ({
  ...{ id: `charge of payment ${payment.id}`, orderId: payment.providerOrderId, paise: payment.amountPaise },
  ...{ state: 'failed', method: null, failureReason: null, feePaise: null, createdAt: now, mandate: null },
})

async function ownPayment({ db, actor }: { db: Db; actor: { id: number } }, id: number) {
  const payment = await queries.paymentById(db, id)
  if (payment?.accountId !== actor.id) throw new Problem('not_found')
  return payment
}
