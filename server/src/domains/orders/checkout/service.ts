import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/endpoints.ts'
import { stateOfGstin } from '#contract/orders/tax-ids.ts'
import { GATEWAY_LEAST_PAISE } from '#contract/payments/constants.ts'
import { rememberState } from '#server/domains/accounts/public.ts'
import { fundsOf, hold, spend } from '#server/domains/ledger/public.ts'
import {
  cancelPayment as closePayment,
  lockPayment,
  openPayment,
  type Payment,
  reopenPayment,
} from '#server/domains/payments/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { takeDiscounts } from '../discounts/service.ts'
import { settlePaidOrder } from '../fulfilment/service.ts'
import { draftAmong, isSameOrder } from '../lines/drafts.ts'
import { type Draft, insertLines, linesOf, lockDraft, orderFor, setBilling } from '../lines/queries.ts'
import * as queries from '../queries.ts'
import { stateByCode } from '../quotes/queries.ts'
import { type PricedCart, priceCart } from '../quotes/service.ts'
import { type PaymentSplit, walletPartOf } from '../rules.ts'
import { isVoucher, sellerOf } from '../sellers.ts'
import { orderOf } from '../views/service.ts'
import { endAttempt, releaseOrder } from './lapses.ts'
import { assertDraftsPayable } from './payable.ts'

/** Places an order at the price the buyer saw, or not at all. */
export async function createOrder({ tx, actor, now, settings }: Once, input: Input<typeof api.createOrder>) {
  const { items, couponCode, billing, useWallet } = input
  await checkBilling(tx, billing)
  const draft = draftAmong(items)
  if (draft) {
    // An order for a draft is found, repeated or replaced as a whole.
    if (items.length > 1) throw new Problem('booking_with_other_items')
    const known = await goOnWithOrderFor(tx, draft, { ...input, buyerId: actor.id, at: now })
    if (known) return { order: await orderOf(tx, known.orderId, actor.id), paymentId: known.paymentId }
  }
  const cart = await priceCart(tx, { items, buyerId: actor.id, couponCode, stateCode: billing.state }, now)
  if (cart.lines.some(({ blocked }) => blocked)) throw new Problem('item_unavailable')
  if (cart.coupon?.problem) throw new Problem('coupon_unusable')
  if (cart.sums.totalPaise !== input.expectedTotalPaise) throw new Problem('price_changed')
  const payUntil = soonest(now.getTime() + settings.orderPayMinutes * 60_000, cart)
  const { name, state, gstin = null, address = null } = billing
  const to = { name, state, gstin, address }
  const orderId = await open(tx, { buyerId: actor.id, cart, billing: to, payUntil, at: now })
  await rememberState(tx, actor.id, { code: state, at: now })
  const paymentId = await pay(tx, { orderId, useWallet, at: now })
  return { order: await orderOf(tx, orderId, actor.id), paymentId }
}

interface DraftInput extends Pick<Input<typeof api.createOrder>, 'couponCode' | 'useWallet' | 'billing'> {
  expectedTotalPaise: number
  buyerId: number
  at: Date
}

/**
 * A hold or draft has one open order. A paid or identical one is returned; a different one is closed, and undefined
 * means that a new one may be created now: no one else creates one until this transaction ends.
 */
async function goOnWithOrderFor(tx: Tx, draft: Draft, input: DraftInput) {
  const { buyerId, useWallet, billing, at } = input
  const seen = await orderFor(tx, buyerId, draft)
  if (seen?.state === 'paid') return { orderId: seen.id, paymentId: null }
  if (seen && isSameOrder(seen, input)) {
    const paymentId = await goOnPaying(tx, { orderId: seen.id, buyerId, useWallet, billing, at })
    return { orderId: seen.id, paymentId }
  }
  if (seen) await closeOrder(tx, seen.id, buyerId, at)
  await lockDraft(tx, draft)
  const meanwhile = await orderFor(tx, buyerId, draft)
  if (!meanwhile) return undefined
  if (meanwhile.state !== 'paid' && !isSameOrder(meanwhile, input)) throw new Problem('stale')
  await setBilling(tx, meanwhile.id, billing)
  return { orderId: meanwhile.id, paymentId: meanwhile.state === 'paying' ? meanwhile.paymentId : null }
}

/** The attempt is void on our side; if its payment arrives first nevertheless, it pays. */
async function closeOrder(tx: Tx, orderId: number, buyerId: number, at: Date) {
  await stopPaying(tx, orderId, buyerId, at)
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state === 'open') await endAttempt(tx, order, at)
}

/** An item reserved for a shorter time shortens the payment deadline of the whole order. */
const soonest = (usualMs: number, { lines }: PricedCart) =>
  new Date(Math.min(usualMs, ...lines.map(({ offer }) => offer?.payUntil?.getTime() ?? usualMs)))

async function checkBilling(tx: Tx, { state, gstin }: Input<typeof api.createOrder>['billing']) {
  if (!(await stateByCode(tx, state)))
    throw new Problem('invalid', { errors: { 'billing.state': ['Choose a state.'] } })
  if (gstin && stateOfGstin(gstin) !== state) throw new Problem('gstin_of_another_state')
}

interface Opening {
  buyerId: number
  cart: PricedCart
  billing: queries.Billing
  payUntil: Date
  at: Date
}

/** Stores the order, takes its discounts and reserves its items until the payment deadline. */
export async function open(tx: Tx, { buyerId, cart, billing, payUntil, at }: Opening) {
  const { discounts, sums, taken, lines } = cart
  // Buying from oneself would turn promotional credit into earnings.
  const sellers = lines.flatMap(({ offer }) => offer?.consultantId ?? [])
  if (await queries.isSamePerson(tx, buyerId, sellers)) throw new Problem('own_account')
  const order = { buyerId, createdAt: at, payUntil, billing, discounts, totalPaise: sums.totalPaise }
  const { id: orderId } = await queries.insertOrder(tx, order)
  await insertLines(
    tx,
    orderId,
    lines.map(({ id: itemId, offer, ...line }) => ({
      ...{ ...offer!, ...line, itemId },
      supplierId: offer!.suppliedByConsultant ? offer!.consultantId : null,
      shippingPaise: offer!.delivery?.shippingPaise ?? 0,
      placeCode: offer!.delivery?.toState,
      soldOnce: sellerOf(line.kind)?.soldOnce ?? false,
    })),
  )
  const stored = await linesOf(tx, orderId)
  await takeDiscounts(tx, { orderId, lineIds: stored.map(({ id }) => id), taken }, at)
  // In one order, because sellers lock what they reserve.
  const ordered = stored.map((line, position) => ({ ...line, follows: lines[position]!.follows }))
  for (const line of ordered.toSorted((a, b) => a.itemId - b.itemId))
    await sellerOf(line.kind)?.reserve?.(tx, line, payUntil, at)
  return orderId
}

interface Paying {
  orderId: number
  useWallet: boolean
  /** The payment of an earlier attempt, locked: it is reused if the gateway share is the same. */
  reusing?: Payment | undefined
  at: Date
}

/**
 * Pays an open order: immediately if the wallet covers it all; otherwise the wallet share is held and the gateway gets
 * the rest.
 */
export async function pay(tx: Tx, { orderId, useWallet, reusing, at }: Paying) {
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state !== 'open') throw new Problem('stale')
  if (order.payUntil <= at) throw new Problem('order_lapsed')
  const lines = await assertDraftsPayable(tx, orderId, at)
  const { buyerId, totalPaise } = order
  const { spendablePaise } =
    useWallet && !lines.some(isVoucher) ? await fundsOf(tx, buyerId, at) : { spendablePaise: 0 }
  const part = walletPartOf(totalPaise, spendablePaise)
  if (part < totalPaise) return payAtGateway(tx, order, { walletPart: part, reusing, at })
  const to = [{ place: 'orders' as const, paise: part }]
  const split =
    part === 0
      ? { promoPaise: 0, walletPaise: 0 }
      : await spend(tx, { ...orderPaid(orderId, at), of: buyerId, paise: part, to })
  await finish(tx, { order, ...split, gatewayPaise: 0, paymentId: null, at })
  return null
}

interface AtGateway {
  walletPart: number
  reusing: Payment | undefined
  at: Date
}

async function payAtGateway(tx: Tx, order: queries.LockedOrder, { walletPart, reusing, at }: AtGateway) {
  const { id: orderId, buyerId, totalPaise, payUntil: until } = order
  const gatewayPaise = totalPaise - walletPart
  if (gatewayPaise < GATEWAY_LEAST_PAISE) throw new Problem('below_gateway_least')
  const payment = { accountId: buyerId, purpose: 'order', subjectId: orderId, paise: gatewayPaise, at } as const
  const isReused = reusing?.amountPaise === gatewayPaise
  const { id: paymentId } = isReused ? reusing : await openPayment(tx, payment)
  if (isReused) await reopenPayment(tx, { paymentId, at })
  // Each attempt needs a new hold: the key of an earlier one would return the released hold.
  const key = isReused ? `payment ${paymentId} again ${randomUUID()}` : `payment ${paymentId}`
  const held = walletPart > 0 && (await hold(tx, { key, of: buyerId, paise: walletPart, until, at }))
  const { id: holdId, promoPaise, walletPaise } = held || { id: null, promoPaise: 0, walletPaise: 0 }
  const paying = { orderId, holdId, paymentId, promoPaise, walletPaise, gatewayPaise }
  if (!(await queries.setPaying(tx, paying))) throw new Problem('stale')
  return paymentId
}

/** The movement that takes the wallet share of an order, by either way. */
export const orderPaid = (orderId: number, at: Date) =>
  ({ key: `order ${orderId} paid`, kind: 'order_paid', refs: { orderId }, at }) as const

interface Finished extends PaymentSplit {
  order: { id: number }
  paymentId: number | null
  at: Date
}

/** Fully paid: the order is marked paid, its items fulfilled, its invoice issued. */
export async function finish(tx: Tx, { order, ...paid }: Finished) {
  if (!(await queries.setPaid(tx, { ...paid, orderId: order.id }))) throw new Problem('stale')
  await settlePaidOrder(tx, order.id, paid.at)
}

/** The buyer closed the checkout. Too late once the bank is confirming: then its result is awaited. */
export async function cancelPayment({ tx, actor, now }: Once, { id }: Input<typeof api.cancelPayment>) {
  await stopPaying(tx, id, actor.id, now)
  return { order: await orderOf(tx, id, actor.id) }
}

async function stopPaying(tx: Tx, orderId: number, buyerId: number, at: Date) {
  const { payment, status } = await orderOf(tx, orderId, buyerId)
  if (status === 'confirming') throw new Problem('payment_confirming')
  // Lock the payment first, then the order: the same order as an incoming payment. For an open order it has ended:
  // cancelled, or captured too late and refunded.
  const over = payment?.state === 'cancelled' || (payment?.state === 'captured' && status === 'open')
  if (payment && !over && !(await closePayment(tx, { paymentId: payment.id, at })))
    throw new Problem(payment.state === 'captured' ? 'already_paid' : 'stale')
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state === 'paid') throw new Problem('already_paid')
  if (order?.state === 'paying') await releaseOrder(tx, order, at)
}

interface AnotherTry extends Omit<Paying, 'reusing'> {
  buyerId: number
  /** The buyer's latest billing details; without them those of the order stay. */
  billing?: DraftInput['billing']
}

/**
 * A retry. While the gateway share is the same the payment is the same, and with it the order at the gateway: a buyer
 * who goes back and pays twice pays one order, which the gateway captures once. Otherwise the payment is cancelled and
 * a new one created.
 */
async function goOnPaying(tx: Tx, { orderId, buyerId, useWallet, billing, at }: AnotherTry) {
  const { payment: shown, status } = await orderOf(tx, orderId, buyerId)
  if (status === 'confirming') throw new Problem('payment_confirming')
  const payment = shown ? await lockPayment(tx, shown.id) : undefined
  const isOpen = payment && payment.state !== 'captured' && payment.state !== 'pending'
  if (payment?.state === 'pending') throw new Problem('payment_confirming')
  const order = await queries.lockOrder(tx, orderId)
  if (!order) throw new Problem('stale')
  if (order.state === 'paid') throw new Problem('already_paid')
  // Before paying: if the wallet covers it all, the invoice is issued immediately.
  if (billing) await setBilling(tx, orderId, billing)
  if (order.state === 'paying') {
    if (!isOpen || order.paymentId !== payment.id) throw new Problem('stale')
    const { spendablePaise } = useWallet ? await fundsOf(tx, buyerId, at) : { spendablePaise: 0 }
    const ownPaise = useWallet ? spendablePaise + order.promoPaise + order.walletPaise : 0
    const isSamePart = walletPartOf(order.totalPaise, ownPaise) === order.totalPaise - order.gatewayPaise
    if (isSamePart && order.payUntil > at && payment.state === 'created') {
      await assertDraftsPayable(tx, orderId, at)
      return payment.id
    }
    await closePayment(tx, { paymentId: payment.id, at })
    await releaseOrder(tx, order, at)
  }
  return pay(tx, { orderId, useWallet, at, ...(isOpen && { reusing: payment }) })
}

export async function payAgain({ tx, actor, now }: Once, { id, useWallet }: Input<typeof api.payAgain>) {
  const paymentId = await goOnPaying(tx, { orderId: id, buyerId: actor.id, useWallet, at: now })
  return { order: await orderOf(tx, id, actor.id), paymentId }
}
