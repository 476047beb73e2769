import { voidHold } from '#server/domains/ledger/public.ts'
import { cancelPayment } from '#server/domains/payments/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { giveBackUnpaid } from '../discounts/service.ts'
import * as queries from '../queries.ts'

/** The payment attempt has ended: the hold is released, and the order is open again until it expires. */
export async function releaseOrder(tx: Tx, { id, holdId, payUntil }: queries.LockedOrder, at: Date) {
  if (holdId) await voidHold(tx, { holdId, at })
  if (payUntil > at) return queries.setOpen(tx, id)
  await close(tx, id, at)
}

/** It must not be paid any more: it was replaced, or something else has paid for its item. */
export async function endAttempt(tx: Tx, { id, holdId }: queries.LockedOrder, at: Date) {
  if (holdId) await voidHold(tx, { holdId, at })
  await close(tx, id, at)
}

async function close(tx: Tx, orderId: number, at: Date) {
  await queries.setLapsed(tx, orderId)
  await giveBackUnpaid(tx, orderId, at)
}

/** Expires unpaid orders. An order that the bank is confirming waits for the bank. */
export async function lapseOrders(services: Services, now: Date) {
  const lapsing = await queries.ordersLapsing(services.db, now, 500)
  await eachAlone(services, lapsing, 'order could not be expired', async (tx, { id, paymentId }) => {
    if (paymentId && !(await cancelPayment(tx, { paymentId, at: now }))) return
    const order = await queries.lockOrder(tx, id)
    if (order && (order.state === 'open' || order.state === 'paying')) await releaseOrder(tx, order, now)
  })
}
