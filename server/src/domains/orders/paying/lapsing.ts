import { voidHold } from '#server/domains/ledger/service.ts'
import { cancelPayment } from '#server/domains/payments/service.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { giveCouponBack } from '../coupons/queries.ts'
import * as queries from '../queries.ts'

/** The try at paying is over: what was held is free, and the order is open again while its time lasts. */
export async function letGo(tx: Tx, { id, holdId, payUntil }: queries.LockedOrder, at: Date) {
  if (holdId) await voidHold(tx, { holdId, at })
  if (payUntil > at) return queries.setOpen(tx, id)
  await close(tx, id, at)
}

/** Nobody is to pay it any more: it was replaced, or something else has paid for what it was for. */
export async function endAttempt(tx: Tx, { id, holdId }: queries.LockedOrder, at: Date) {
  if (holdId) await voidHold(tx, { holdId, at })
  await close(tx, id, at)
}

async function close(tx: Tx, orderId: number, at: Date) {
  await queries.setLapsed(tx, orderId)
  await giveCouponBack(tx, orderId, at)
}

/** Orders that nobody paid in time. One that a bank is confirming waits for the bank. */
export async function lapseOrders({ db, log }: House, now: Date) {
  for (const { id, paymentId } of await queries.ordersLapsing(db, now, 500)) {
    await db
      .transaction()
      .execute(async (tx) => {
        if (paymentId && !(await cancelPayment(tx, { paymentId, at: now }))) return
        const order = await queries.lockOrder(tx, id)
        if (order && (order.state === 'open' || order.state === 'paying')) await letGo(tx, order, now)
      })
      .catch((error: Error) => log.error({ err: error, order: id }, 'an order could not lapse'))
  }
}
