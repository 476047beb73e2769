import { captureHold, post, spend, voidHold } from '#server/domains/ledger/public.ts'
import { cancelUnlessBusy, type Payment, type Purpose, refundToSource } from '#server/domains/payments/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { takeDiscountsAgain } from '../discounts/service.ts'
import { isPaidElsewhere, rivalsOf } from '../lines/queries.ts'
import * as queries from '../queries.ts'
import type { PaymentSplit } from '../rules.ts'
import { endAttempt, releaseOrder } from './lapses.ts'
import { assertPayable } from './payable.ts'
import { finish, orderPaid } from './service.ts'

/** What orders do when a gateway payment is captured or fails. */
export const orderPayments: Purpose = {
  credits: () => 'orders',
  assertPayable,
  whenCaptured,
  whenFailed: async (tx, payment, at) => {
    const order = await queries.lockOrder(tx, payment.subjectId)
    if (order?.state === 'paying' && order.paymentId === payment.id) await releaseOrder(tx, order, at)
  },
}

/**
 * Pays the order, also if the payment is late: the wallet share is captured from its hold or spent anew. If that is no
 * longer possible, or the order or another one for the same hold was paid meanwhile, everything is refunded to its
 * source.
 */
async function whenCaptured(tx: Tx, payment: Payment, at: Date) {
  const order = await queries.lockOrder(tx, payment.subjectId)
  if (!order) throw new Error(`payment ${payment.id} is for an order that does not exist`)
  if (order.state === 'paid') return sendBack(tx, order, payment, 'paid_already', at)
  const split = await prepare(tx, order, payment, at)
  if (typeof split === 'string') return sendBack(tx, order, payment, split, at)
  await finish(tx, { order, ...split, gatewayPaise: payment.amountPaise, paymentId: payment.id, at })
}

type Refusal = 'paid_already' | 'order_over'

class CannotPay extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Ends other orders for the same hold and takes the wallet share. If the payment cannot be used all of it is rolled
 * back: another order for the hold, with its wallet hold and coupon, stays unchanged.
 */
async function prepare(tx: Tx, order: queries.LockedOrder, payment: Payment, at: Date): Promise<Refusal | WalletSplit> {
  try {
    return await queries.apart(tx, 'late_payment', async () => {
      if (!(await clearRivals(tx, order.id, at))) throw new CannotPay('paid_already')
      const split = await takeRest(tx, order, payment, at)
      if (!split) throw new CannotPay('order_over')
      return split
    })
  } catch (error) {
    if (error instanceof CannotPay) return error.reason
    throw error
  }
}

type WalletSplit = Pick<PaymentSplit, 'promoPaise' | 'walletPaise'>

/**
 * Ends other orders for the same hold or draft. False if one of them has already paid for it; then this payment is not
 * needed.
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

async function takeRest(
  tx: Tx,
  order: queries.LockedOrder,
  payment: Payment,
  at: Date,
): Promise<WalletSplit | undefined> {
  if (order.state === 'lapsed' && !(await areDiscountsBack(tx, order.id, at))) return undefined
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

/** False if a discount that the expired order gave back was used elsewhere. */
const areDiscountsBack = (tx: Tx, orderId: number, at: Date) =>
  queries
    .apart(tx, 'discounts', () => takeDiscountsAgain(tx, orderId, at))
    .then(
      () => true,
      () => false,
    )

async function unless<T>(problem: Problem['code'], operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Problem && error.code === problem) return undefined
    throw error
  }
}

async function sendBack(tx: Tx, order: queries.LockedOrder, { id, amountPaise }: Payment, reason: Refusal, at: Date) {
  const isUnpaid = order.state === 'open' || order.state === 'paying'
  if (isUnpaid && reason === 'paid_already') await endAttempt(tx, order, at)
  else if (order.state === 'paying' && order.paymentId === id) await releaseOrder(tx, order, at)
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
