import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders.ts'
import { stateOfGstin } from '#contract/tax-ids.ts'
import { fundsOf, hold, spend } from '#server/domains/ledger/service.ts'
import { readSettings } from '#server/domains/settings/service.ts'
import type { Once } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { takeCoupon } from '../coupons/queries.ts'
import { settlePaidOrder } from '../lines/service.ts'
import * as queries from '../queries.ts'
import { stateByCode } from '../quotes/queries.ts'
import { type PricedCart, priceCart } from '../quotes/service.ts'
import { orderOf } from '../reading/service.ts'
import { walletPartOf } from '../rules.ts'
import { sellerOf } from '../sellers.ts'
import { openPayment } from './gateway.ts'

/** Buys a cart at the price the buyer saw, or not at all. */
export async function createOrder(context: Once, wish: Input<typeof api.createOrder>) {
  const { tx, actor, now } = context
  const { items, couponCode, billing, useWallet } = wish
  await checkBilling(tx, billing)
  const cart = await priceCart(tx, { items, buyerId: actor.id, couponCode, stateCode: billing.state }, now)
  if (cart.lines.some(({ blocked }) => blocked)) throw new Problem('item_unavailable')
  if (couponCode && !cart.coupon?.use) throw new Problem('coupon_unusable')
  if (cart.sums.totalPaise !== wish.expectedTotalPaise) throw new Problem('price_changed')
  const { orderPayMinutes } = await readSettings(context.db, now)
  const payUntil = new Date(now.getTime() + orderPayMinutes * 60_000)
  const { name, state, gstin = null, address = null } = billing
  const orderId = await open(tx, {
    buyerId: actor.id,
    cart,
    billing: { name, state, gstin, address },
    payUntil,
    at: now,
  })
  const paymentId = await pay(tx, { orderId, useWallet, at: now })
  return { order: await orderOf(tx, orderId, actor.id), paymentId }
}

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
  const { id: orderId } = await queries.insertOrder(tx, {
    buyerId,
    createdAt: at,
    payUntil,
    billing,
    discounts: cart.discounts,
    totalPaise: cart.sums.totalPaise,
  })
  await queries.insertLines(
    tx,
    orderId,
    cart.lines.map(({ id: itemId, offer, ...line }) => ({ ...line, itemId, ...offer! })),
  )
  const use = cart.coupon?.use
  if (use) await takeCoupon(tx, { ...use, orderId, accountId: buyerId, at })
  for (const line of await queries.linesOf(tx, orderId)) await sellerOf(line.kind)?.reserve?.(tx, line, payUntil, at)
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
  if (part === totalPaise) {
    const borne = await takeFromWallet(tx, { order, paise: part, at })
    await finish(tx, { order, ...borne, gatewayPaise: 0, paymentId: null, at })
    return null
  }
  const { id: paymentId } = await openPayment(tx, {
    accountId: buyerId,
    purpose: 'order',
    subjectId: orderId,
    paise: totalPaise - part,
    at,
  })
  const held =
    part > 0
      ? await hold(tx, { key: `payment:${paymentId}`, of: buyerId, paise: part, until: order.payUntil, at })
      : null
  const borne = {
    promoPaise: held?.promoPaise ?? 0,
    walletPaise: held?.walletPaise ?? 0,
    gatewayPaise: totalPaise - part,
  }
  if (!(await queries.setPaying(tx, { orderId, holdId: held?.id ?? null, paymentId, ...borne })))
    throw new Problem('stale')
  return paymentId
}

interface Taking {
  order: queries.LockedOrder
  paise: number
  at: Date
}

async function takeFromWallet(tx: Tx, { order, paise, at }: Taking) {
  if (paise === 0) return { promoPaise: 0, walletPaise: 0 }
  return spend(tx, { ...orderPaid(order.id, at), of: order.buyerId, paise, to: [{ place: 'orders', paise }] })
}

const orderPaid = (orderId: number, at: Date) =>
  ({ key: `order:${orderId}:wallet`, kind: 'order_paid', refs: { orderId }, at }) as const

interface Finished extends Omit<Taking, 'paise'> {
  promoPaise: number
  walletPaise: number
  gatewayPaise: number
  paymentId: number | null
}

async function finish(tx: Tx, { order, promoPaise, walletPaise, gatewayPaise, paymentId, at }: Finished) {
  const paid = { orderId: order.id, promoPaise, walletPaise, gatewayPaise, paymentId, at }
  if (!(await queries.setPaid(tx, paid))) throw new Problem('stale')
  await settlePaidOrder(tx, order.id, at)
}
