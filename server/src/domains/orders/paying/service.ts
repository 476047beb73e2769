import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import { GATEWAY_LEAST_PAISE } from '#contract/limits.ts'
import type * as api from '#contract/orders.ts'
import { stateOfGstin } from '#contract/tax-ids.ts'
import { rememberState } from '#server/domains/accounts/service.ts'
import { fundsOf, hold, spend } from '#server/domains/ledger/service.ts'
import {
  cancelPayment as closePayment,
  lockPayment,
  openPayment,
  type Payment,
  reopenPayment,
} from '#server/domains/payments/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Once } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { takeCoupon } from '../coupons/queries.ts'
import { type Draft, lockDraft, orderFor, setBilling } from '../drafts/queries.ts'
import { draftAmong, isSameOrder } from '../drafts/rules.ts'
import { insertLines, linesOf } from '../lines/queries.ts'
import { settlePaidOrder } from '../lines/service.ts'
import * as queries from '../queries.ts'
import { stateByCode } from '../quotes/queries.ts'
import { type PricedCart, priceCart } from '../quotes/service.ts'
import { orderOf } from '../reading/service.ts'
import { type Borne, walletPartOf } from '../rules.ts'
import { sellerOf } from '../sellers.ts'
import { endAttempt, letGo } from './lapsing.ts'
import { assertDraftsPayable } from './payable.ts'

/** Buys a cart at the price the buyer saw, or not at all. */
export async function createOrder({ tx, db, actor, now }: Once, wish: Input<typeof api.createOrder>) {
  const { items, couponCode, billing, useWallet } = wish
  await checkBilling(tx, billing)
  const draft = draftAmong(items)
  if (draft) {
    // An order for a draft is found, repeated or replaced as a whole.
    if (items.length > 1) throw new Problem('booking_with_other_items')
    const known = await goOnWithOrderFor(tx, draft, { ...wish, buyerId: actor.id, at: now })
    if (known) return { order: await orderOf(tx, known.orderId, actor.id), paymentId: known.paymentId }
  }
  const cart = await priceCart(tx, { items, buyerId: actor.id, couponCode, stateCode: billing.state }, now)
  if (cart.lines.some(({ blocked }) => blocked)) throw new Problem('item_unavailable')
  if (couponCode && !cart.coupon?.use) throw new Problem('coupon_unusable')
  if (cart.sums.totalPaise !== wish.expectedTotalPaise) throw new Problem('price_changed')
  const { orderPayMinutes } = await readSettings(db, now)
  const payUntil = soonest(now.getTime() + orderPayMinutes * 60_000, cart)
  const { name, state, gstin = null, address = null } = billing
  const to = { name, state, gstin, address }
  const orderId = await open(tx, { buyerId: actor.id, cart, billing: to, payUntil, at: now })
  await rememberState(tx, actor.id, { code: state, at: now })
  const paymentId = await pay(tx, { orderId, useWallet, at: now })
  return { order: await orderOf(tx, orderId, actor.id), paymentId }
}

interface DraftWish extends Pick<Input<typeof api.createOrder>, 'couponCode' | 'useWallet' | 'billing'> {
  expectedTotalPaise: number
  buyerId: number
  at: Date
}

/**
 * A hold or draft has one open order. One that was paid, or is the same, is what the buyer gets; one that differs is closed, and
 * undefined says that a new one may be opened now: nobody else opens one until this transaction ends.
 */
async function goOnWithOrderFor(tx: Tx, draft: Draft, wish: DraftWish) {
  const { buyerId, useWallet, billing, at } = wish
  const seen = await orderFor(tx, buyerId, draft)
  if (seen?.state === 'paid') return { orderId: seen.id, paymentId: null }
  if (seen && isSameOrder(seen, wish)) {
    const paymentId = await goOnPaying(tx, { orderId: seen.id, buyerId, useWallet, billing, at })
    return { orderId: seen.id, paymentId }
  }
  if (seen) await closeOrder(tx, seen.id, buyerId, at)
  await lockDraft(tx, draft)
  const meanwhile = await orderFor(tx, buyerId, draft)
  if (!meanwhile) return undefined
  if (meanwhile.state !== 'paid' && !isSameOrder(meanwhile, wish)) throw new Problem('stale')
  await setBilling(tx, meanwhile.id, billing)
  return { orderId: meanwhile.id, paymentId: meanwhile.state === 'paying' ? meanwhile.paymentId : null }
}

/** The attempt is void on our side; should its money come first all the same, it pays. */
async function closeOrder(tx: Tx, orderId: number, buyerId: number, at: Date) {
  await stopPaying(tx, orderId, buyerId, at)
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state === 'open') await endAttempt(tx, order, at)
}

/** What is kept for the buyer for a shorter time makes the whole order shorter. */
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

/** Writes the order down, takes its coupon and sets its goods aside until it is to be paid. */
export async function open(tx: Tx, { buyerId, cart, billing, payUntil, at }: Opening) {
  const { discounts, sums, coupon, lines } = cart
  // Whoever bought from themselves would earn what the platform gave them to spend.
  const sellers = lines.flatMap(({ offer }) => offer?.consultantId ?? [])
  if (await queries.isSamePerson(tx, buyerId, sellers)) throw new Problem('own_account')
  const order = { buyerId, createdAt: at, payUntil, billing, discounts, totalPaise: sums.totalPaise }
  const { id: orderId } = await queries.insertOrder(tx, order)
  await insertLines(
    tx,
    orderId,
    lines.map(({ id: itemId, offer, ...line }) => ({
      ...{ ...offer!, ...line, itemId },
      soldOnce: sellerOf(line.kind)?.soldOnce ?? false,
    })),
  )
  if (coupon?.use) await takeCoupon(tx, { ...coupon.use, orderId, accountId: buyerId, at })
  for (const line of await linesOf(tx, orderId)) await sellerOf(line.kind)?.reserve?.(tx, line, payUntil, at)
  return orderId
}

interface Paying {
  orderId: number
  useWallet: boolean
  /** A payment of an earlier try, locked: it is used again where the gateway's part is the same. */
  reusing?: Payment | undefined
  at: Date
}

/** Pays an open order: at once when the wallet bears it all; else the wallet's part is held and the gateway gets the rest. */
export async function pay(tx: Tx, { orderId, useWallet, reusing, at }: Paying) {
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state !== 'open') throw new Problem('stale')
  if (order.payUntil <= at) throw new Problem('order_lapsed')
  await assertDraftsPayable(tx, orderId, at)
  const { buyerId, totalPaise } = order
  const { spendablePaise } = useWallet ? await fundsOf(tx, buyerId, at) : { spendablePaise: 0 }
  const part = walletPartOf(totalPaise, spendablePaise)
  if (part < totalPaise) return payAtGateway(tx, order, { walletPart: part, reusing, at })
  const to = [{ place: 'orders' as const, paise: part }]
  const borne =
    part === 0
      ? { promoPaise: 0, walletPaise: 0 }
      : await spend(tx, { ...orderPaid(orderId, at), of: buyerId, paise: part, to })
  await finish(tx, { order, ...borne, gatewayPaise: 0, paymentId: null, at })
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
  // Each try sets money aside anew: the key of an earlier one would answer the hold that was given up.
  const key = isReused ? `payment ${paymentId} again ${randomUUID()}` : `payment ${paymentId}`
  const held = walletPart > 0 && (await hold(tx, { key, of: buyerId, paise: walletPart, until, at }))
  const { id: holdId, promoPaise, walletPaise } = held || { id: null, promoPaise: 0, walletPaise: 0 }
  const paying = { orderId, holdId, paymentId, promoPaise, walletPaise, gatewayPaise }
  if (!(await queries.setPaying(tx, paying))) throw new Problem('stale')
  return paymentId
}

/** The movement that takes the wallet's part of an order, by whichever way. */
export const orderPaid = (orderId: number, at: Date) =>
  ({ key: `order ${orderId} paid`, kind: 'order_paid', refs: { orderId }, at }) as const

interface Finished extends Borne {
  order: { id: number }
  paymentId: number | null
  at: Date
}

/** All of it is there: the order is paid, its goods are given, its invoice is written. */
export async function finish(tx: Tx, { order, ...paid }: Finished) {
  if (!(await queries.setPaid(tx, { ...paid, orderId: order.id }))) throw new Problem('stale')
  await settlePaidOrder(tx, order.id, paid.at)
}

/** The buyer closed the checkout. Too late when the bank has begun: then its word is waited for. */
export async function cancelPayment({ tx, actor, now }: Once, { id }: Input<typeof api.cancelPayment>) {
  await stopPaying(tx, id, actor.id, now)
  return { order: await orderOf(tx, id, actor.id) }
}

async function stopPaying(tx: Tx, orderId: number, buyerId: number, at: Date) {
  const { payment, standing } = await orderOf(tx, orderId, buyerId)
  if (standing === 'confirming') throw new Problem('payment_confirming')
  // The payment first, then the order: the same way in which a payment that arrives goes. Of an open order it is over: cancelled,
  // or captured too late and sent back.
  const over = payment?.state === 'cancelled' || (payment?.state === 'captured' && standing === 'open')
  if (payment && !over && !(await closePayment(tx, { paymentId: payment.id, at })))
    throw new Problem(payment.state === 'captured' ? 'already_paid' : 'stale')
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state === 'paid') throw new Problem('already_paid')
  if (order?.state === 'paying') await letGo(tx, order, at)
}

interface AnotherTry extends Omit<Paying, 'reusing'> {
  buyerId: number
  /** What the buyer says now; without it the order is billed as before. */
  billing?: DraftWish['billing']
}

/**
 * Another try. While the gateway's part is the same the payment is the same, and with it the order at the gateway: whoever went
 * back and pays twice pays one order, of which the gateway takes one. Else the payment is cancelled and a new one opened.
 */
async function goOnPaying(tx: Tx, { orderId, buyerId, useWallet, billing, at }: AnotherTry) {
  const { payment: shown, standing } = await orderOf(tx, orderId, buyerId)
  if (standing === 'confirming') throw new Problem('payment_confirming')
  const payment = shown ? await lockPayment(tx, shown.id) : undefined
  const isOpen = payment && payment.state !== 'captured' && payment.state !== 'pending'
  if (payment?.state === 'pending') throw new Problem('payment_confirming')
  const order = await queries.lockOrder(tx, orderId)
  if (!order) throw new Problem('stale')
  if (order.state === 'paid') throw new Problem('already_paid')
  // Before paying: where the wallet bears it all, the invoice is written at once.
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
    await letGo(tx, order, at)
  }
  return pay(tx, { orderId, useWallet, at, ...(isOpen && { reusing: payment }) })
}

export async function payAgain({ tx, actor, now }: Once, { id, useWallet }: Input<typeof api.payAgain>) {
  const paymentId = await goOnPaying(tx, { orderId: id, buyerId: actor.id, useWallet, at: now })
  return { order: await orderOf(tx, id, actor.id), paymentId }
}
