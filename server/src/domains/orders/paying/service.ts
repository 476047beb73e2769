import type { Input } from '#contract/endpoint.ts'
import { GATEWAY_LEAST_PAISE } from '#contract/limits.ts'
import type * as api from '#contract/orders.ts'
import { stateOfGstin } from '#contract/tax-ids.ts'
import { rememberState } from '#server/domains/accounts/service.ts'
import { fundsOf, hold, spend } from '#server/domains/ledger/service.ts'
import { cancelPayment as closePayment, openPayment } from '#server/domains/payments/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Once } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { takeCoupon } from '../coupons/queries.ts'
import { insertLines, linesOf } from '../lines/queries.ts'
import { settlePaidOrder } from '../lines/service.ts'
import * as queries from '../queries.ts'
import { stateByCode } from '../quotes/queries.ts'
import { type PricedCart, priceCart } from '../quotes/service.ts'
import { orderOf } from '../reading/service.ts'
import { type Borne, walletPartOf } from '../rules.ts'
import { sellerOf } from '../sellers.ts'
import { letGo } from './lapsing.ts'

/** Buys a cart at the price the buyer saw, or not at all. */
export async function createOrder({ tx, db, actor, now }: Once, wish: Input<typeof api.createOrder>) {
  const { items, couponCode, billing, useWallet } = wish
  await checkBilling(tx, billing)
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
    lines.map(({ id: itemId, offer, ...line }) => ({ ...offer!, ...line, itemId })),
  )
  if (coupon?.use) await takeCoupon(tx, { ...coupon.use, orderId, accountId: buyerId, at })
  for (const line of await linesOf(tx, orderId)) await sellerOf(line.kind)?.reserve?.(tx, line, payUntil, at)
  return orderId
}

/** Pays an open order: at once when the wallet bears it all; else the wallet's part is held and the gateway gets the rest. */
export async function pay(tx: Tx, { orderId, useWallet, at }: { orderId: number; useWallet: boolean; at: Date }) {
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state !== 'open') throw new Problem('stale')
  if (order.payUntil <= at) throw new Problem('order_lapsed')
  const { buyerId, totalPaise } = order
  const { spendablePaise } = useWallet ? await fundsOf(tx, buyerId, at) : { spendablePaise: 0 }
  const part = walletPartOf(totalPaise, spendablePaise)
  if (part < totalPaise) return payAtGateway(tx, order, part, at)
  const to = [{ place: 'orders' as const, paise: part }]
  const borne =
    part === 0
      ? { promoPaise: 0, walletPaise: 0 }
      : await spend(tx, { ...orderPaid(orderId, at), of: buyerId, paise: part, to })
  await finish(tx, { order, ...borne, gatewayPaise: 0, paymentId: null, at })
  return null
}

async function payAtGateway(tx: Tx, order: queries.LockedOrder, walletPart: number, at: Date) {
  const { id: orderId, buyerId, totalPaise, payUntil: until } = order
  const gatewayPaise = totalPaise - walletPart
  if (gatewayPaise < GATEWAY_LEAST_PAISE) throw new Problem('below_gateway_least')
  const payment = { accountId: buyerId, purpose: 'order', subjectId: orderId, paise: gatewayPaise, at } as const
  const { id: paymentId } = await openPayment(tx, payment)
  const held =
    walletPart > 0 && (await hold(tx, { key: `payment ${paymentId}`, of: buyerId, paise: walletPart, until, at }))
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
  if (standing === 'confirming') throw new Problem('stale')
  // The payment first, then the order: the same way in which a payment that arrives goes. Of an open order it is over: cancelled,
  // or captured too late and sent back.
  const over = payment?.state === 'cancelled' || (payment?.state === 'captured' && standing === 'open')
  if (payment && !over && !(await closePayment(tx, { paymentId: payment.id, at }))) throw new Problem('stale')
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state === 'paid') throw new Problem('stale')
  if (order?.state === 'paying') await letGo(tx, order, at)
}

export async function payAgain({ tx, actor, now }: Once, { id, useWallet }: Input<typeof api.payAgain>) {
  await stopPaying(tx, id, actor.id, now)
  const paymentId = await pay(tx, { orderId: id, useWallet, at: now })
  return { order: await orderOf(tx, id, actor.id), paymentId }
}
