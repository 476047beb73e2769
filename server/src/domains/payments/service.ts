import type { Input, Reply } from '#contract/endpoint.ts'
import { PAYMENT_METHODS } from '#contract/payments/constants.ts'
import type * as api from '#contract/payments/endpoints.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { serializeByKey } from '#server/platform/db/serialize-by-key.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { GatewayFailure, type GatewayPayment, type Mandate } from './gateways/gateway.ts'
import { ask } from './polling/service.ts'
import { purposeOf } from './purposes.ts'
import * as queries from './queries.ts'
import { isTemporary, nextPoll, type Payment, type PurposeName } from './rules.ts'
import { settle } from './settle/service.ts'

interface PaymentInput {
  accountId: number
  purpose: PurposeName
  subjectId: number
  paise: number
  at: Date
  /** Ask the bank for a mandate to charge up to this amount again. */
  mandateUpToPaise?: number
}

/** A payment intent; the gateway order is created when the person goes to the checkout. */
export const openPayment = (tx: Tx, { mandateUpToPaise, ...input }: PaymentInput): Promise<{ id: number }> =>
  queries.insertPayment(tx, { ...input, mandateUpToPaise: mandateUpToPaise ?? null })

/** Undefined if it is too late: captured, or the bank is confirming. Call it before changing what it pays for. */
export const cancelPayment = (tx: Tx, { paymentId, at }: { paymentId: number; at: Date }) =>
  queries.markCancelled(tx, paymentId, at, ['created', 'failed'])

/** For callers that have already locked what it pays for, and so must not wait for the payment. */
export const cancelUnlessBusy = (tx: Tx, { paymentId, at }: { paymentId: number; at: Date }) =>
  queries.cancelUnlessLocked(tx, paymentId, at)

/** For a locked payment that is neither captured nor pending; the gateway's order stays the same. */
export const reopenPayment = (tx: Tx, { paymentId, at }: { paymentId: number; at: Date }) =>
  queries.reopen(tx, paymentId, { from: ['cancelled', 'failed'], at, nextPollAt: nextPoll(0, at) })

const ASK_GAP_MS = 3_000

export async function checkoutPayment(
  context: SignedIn,
  { id, returnTo }: Input<typeof api.checkoutPayment>,
): Promise<Reply<typeof api.checkoutPayment>> {
  const { services, db, now, settings, language } = context
  const payment = await ownPayment(context, id)
  if (payment.state === 'pending') throw new Problem('payment_confirming')
  if (payment.state === 'captured') throw new Problem('already_paid')
  if (payment.state === 'cancelled') throw new Problem('payment_over')
  await purposeOf(payment).assertPayable?.(db, payment, now)
  if (payment.state === 'failed')
    await queries.reopen(db, id, { from: ['failed'], at: now, nextPollAt: nextPoll(0, now) })
  const { providerOrderId, providerCustomerId, amountPaise } = await withOrder(services, payment, now)
  const order = { orderId: providerOrderId, customerId: providerCustomerId, returnTo, language }
  const checkout = await reached(services, services.gateway.checkout(order))
  if (checkout.provider === 'test') return checkout
  const { name, mobile, email } = await queries.payerOf(db, payment.accountId)
  return {
    ...checkout,
    ...{ orderId: providerOrderId, amountPaise, currency: 'INR', methods: [...PAYMENT_METHODS] },
    name: settings.productName,
    prefill: { name, contact: `+91${mobile}`, email },
  }
}

/** The payment with its one gateway order. Concurrent requests wait for the first one and use its order. */
export async function withOrder(services: Services, payment: Payment, now: Date) {
  if (payment.providerOrderId) return isHere(services, payment)
  return serializeByKey(`gateway order of payment ${payment.id}`, () => createOrderOnce(services, payment, now))
}

/** Longer than the gateway's own timeout: after that the requesting process is gone. */
const ORDER_REQUEST_MS = 60_000

/**
 * Outside any transaction, because it takes as long as the gateway does; the claim prevents other processes from doing
 * the same.
 */
async function createOrderOnce(services: Services, { id: paymentId, accountId }: Payment, now: Date) {
  const { db, gateway } = services
  const claimed = await queries.claimOrderRequest(db, paymentId, now, ORDER_REQUEST_MS)
  if (!claimed) {
    const payment = (await queries.paymentById(db, paymentId))!
    if (payment.providerOrderId) return isHere(services, payment)
    throw new Problem('gateway_unavailable', { retryAfterSeconds: 2 })
  }
  const { amountPaise: paise, mandateUpToPaise } = claimed
  try {
    const payer = await queries.payerOf(db, accountId)
    const made = await reached(services, gateway.createOrder({ paymentId, paise, payer, mandateUpToPaise }))
    const order = { ...made, provider: gateway.name, nextPollAt: nextPoll(0, now) }
    return isHere(services, (await queries.storeOrder(db, paymentId, order))!)
  } catch (error) {
    await queries.releaseOrderRequest(db, paymentId)
    throw error
  }
}

/** After a change of gateways, old payments can no longer be paid. */
function isHere({ gateway }: Services, payment: Payment) {
  if (payment.provider !== gateway.name || !payment.providerOrderId) throw new Problem('payment_over')
  return { ...payment, providerOrderId: payment.providerOrderId }
}

async function reached<T>({ log }: Services, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    log.warn({ error: error.message }, 'gateway did not create an order')
    throw new Problem('gateway_unavailable', { retryAfterSeconds: 5 })
  }
}

/** The browser's callback counts only with the gateway's signature, and the gateway is then asked for the details. */
export async function confirmPayment(context: SignedIn, given: Input<typeof api.confirmPayment>) {
  const { services } = context
  const payment = await ownPayment(context, given.id)
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = given
  const genuine =
    orderId === payment.providerOrderId && services.gateway.isGenuineCallback({ orderId, paymentId, signature })
  if (!genuine) throw new Problem('signature_wrong')
  if (payment.state !== 'captured')
    try {
      const attempt = await services.gateway.payment(paymentId)
      if (attempt.orderId === orderId)
        await settle(services, payment.id, attempt, { source: 'callback', event: 'callback' })
    } catch (error) {
      // A webhook or the next poll settles it; until then the person reads that the bank is confirming.
      if (!isTemporary(error)) throw error
    }
  return getPayment(context, given)
}

export async function getPayment(context: SignedIn, { id }: { id: number }) {
  return { payment: await ownPayment(context, id) }
}

/** For waiting pages: polls the gateway now, but at most every few seconds per payment. */
export async function checkPayment(context: SignedIn, { id }: Input<typeof api.checkPayment>) {
  const { services, db, now } = context
  const payment = await ownPayment(context, id)
  if (await queries.takeTurnToAsk(db, payment.id, now, ASK_GAP_MS))
    try {
      await ask(services, payment)
    } catch (error) {
      if (!isTemporary(error)) throw error
    }
  return getPayment(context, { id })
}

/** Charges a mandate without the person; the result is reported like any payment's. */
export async function chargeByMandate(services: Services, paymentId: number, mandate: Mandate, now: Date) {
  const payment = await withOrder(services, (await queries.paymentById(services.db, paymentId))!, now)
  const payer = await queries.payerOf(services.db, payment.accountId)
  const input = { paymentId, paise: payment.amountPaise, payer, mandateUpToPaise: null }
  try {
    await services.gateway.charge({ ...input, orderId: payment.providerOrderId, mandate })
  } catch (error) {
    if (!(error instanceof GatewayFailure && error.permanent)) throw error
    await settle(services, paymentId, refusedCharge(payment, now), { source: 'poll', event: 'charge.refused' })
  }
  await ask(services, payment)
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

export async function listPaymentsOfPerson({ db }: SignedIn, input: Input<typeof api.listPaymentsOfPerson>) {
  const { id, page, limit } = input
  const [data, count] = await Promise.all([
    queries.paymentsOfAccount(db, id, { limit, offset: (page - 1) * limit }),
    queries.countPaymentsOfAccount(db, id),
  ])
  return { data, count, page, limit }
}
