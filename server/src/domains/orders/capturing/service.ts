import { captureHold, post, spend, voidHold } from '#server/domains/ledger/service.ts'
import { cancelUnlessBusy, type Payment, type Purpose, refundToSource } from '#server/domains/payments/service.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { couponGivenBack, giveCouponBack, takeCoupon } from '../coupons/queries.ts'
import { isPaidElsewhere, rivalsOf } from '../drafts/queries.ts'
import { endAttempt, letGo } from '../paying/lapsing.ts'
import { finish, orderPaid } from '../paying/service.ts'
import * as queries from '../queries.ts'

/** What the till does with money that a gateway has taken, or could not take, for an order. */
export const orderPayments: Purpose = {
  credits: () => 'orders',
  whenCaptured,
  whenFailed: async (tx, payment, at) => {
    const order = await queries.lockOrder(tx, payment.subjectId)
    if (order?.state === 'paying' && order.paymentId === payment.id) await letGo(tx, order, at)
  },
}

/**
 * Pays the order with it, also when it comes late: the wallet's part is taken from its hold, or anew. Where that is not
 * possible any more, or the order or another one for the same hold was paid meanwhile, all of it goes back to where it came from.
 */
async function whenCaptured(tx: Tx, payment: Payment, at: Date) {
  const order = await queries.lockOrder(tx, payment.subjectId)
  if (!order) throw new Error(`Payment ${payment.id} is for an order that does not exist`)
  if (order.state === 'paid' || !(await clearRivals(tx, order.id, at)))
    return sendBack(tx, order, payment, 'paid_already', at)
  const borne = await takeRest(tx, order, payment, at)
  if (!borne) return sendBack(tx, order, payment, 'order_over', at)
  await finish(tx, { order, ...borne, gatewayPaise: payment.amountPaise, paymentId: payment.id, at })
}

/**
 * Other orders for the same hold or draft give way to the money that has come. False when one of them has paid for it; then
 * this money is not needed.
 */
async function clearRivals(tx: Tx, orderId: number, at: Date): Promise<boolean> {
  for (const id of await rivalsOf(tx, orderId)) {
    const rival = await queries.lockOrder(tx, id)
    if (rival?.state !== 'open' && rival?.state !== 'paying') continue
    if (rival.paymentId) await cancelUnlessBusy(tx, { paymentId: rival.paymentId, at })
    await endAttempt(tx, rival, at)
  }
  return !(await isPaidElsewhere(tx, orderId))
}

async function takeRest(tx: Tx, order: queries.LockedOrder, payment: Payment, at: Date) {
  if (!(await takeCouponAgain(tx, order, at))) return undefined
  const paise = order.totalPaise - payment.amountPaise
  const ownHold = order.paymentId === payment.id ? order.holdId : null
  if (order.holdId && (!ownHold || paise === 0)) await voidHold(tx, { holdId: order.holdId, at })
  if (paise === 0) return { promoPaise: 0, walletPaise: 0 }
  const movement = { ...orderPaid(order.id, at), to: [{ place: 'orders' as const, paise }] }
  const held = ownHold
    ? await unless('hold_lapsed', captureHold(tx, { ...movement, holdId: ownHold, paise }))
    : undefined
  return held ?? unless('insufficient_funds', spend(tx, { ...movement, of: order.buyerId, paise }))
}

/** An order that lapsed gave its coupon back; without it the price would not hold. */
async function takeCouponAgain(tx: Tx, { id, state }: queries.LockedOrder, at: Date) {
  const use = state === 'lapsed' ? await couponGivenBack(tx, id) : undefined
  if (!use) return true
  return queries
    .apart(tx, 'coupon', () => takeCoupon(tx, { ...use, at }))
    .then(
      () => true,
      () => false,
    )
}

async function unless<T>(problem: Problem['code'], deed: Promise<T>): Promise<T | undefined> {
  try {
    return await deed
  } catch (error) {
    if (error instanceof Problem && error.code === problem) return undefined
    throw error
  }
}

async function sendBack(
  tx: Tx,
  order: queries.LockedOrder,
  { id, amountPaise }: Payment,
  reason: 'paid_already' | 'order_over',
  at: Date,
) {
  const isUnpaid = order.state === 'open' || order.state === 'paying'
  if (isUnpaid && reason === 'paid_already') await endAttempt(tx, order, at)
  else if (order.state === 'paying' && order.paymentId === id) await letGo(tx, order, at)
  // It may have been taken again a moment ago, for a price that is not paid after all.
  if (order.state === 'lapsed') await giveCouponBack(tx, order.id, at)
  const key = `order ${order.id} payment ${id} sent back`
  await post(tx, {
    ...{ key, kind: 'payment_sent_back', at, refs: { orderId: order.id, paymentId: id } },
    entries: [
      { place: 'orders', paise: -amountPaise },
      { place: 'gateway', paise: amountPaise },
    ],
  })
  await refundToSource(tx, { key, paymentId: id, paise: amountPaise, reason, at })
}
