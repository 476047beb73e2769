import type { Payment } from '#server/domains/payments/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { linesOf } from '../lines/queries.ts'
import { payableUntil } from '../queries.ts'
import { sellerOf } from '../sellers.ts'

/** Throws a problem if this payment must no longer be sent to the gateway. */
export async function assertPayable(db: Db, { id, subjectId: orderId }: Payment, now: Date) {
  const order = await payableUntil(db, orderId)
  if (order.state === 'paid') throw new Problem('already_paid')
  if (order.state === 'lapsed' || order.payUntil <= now) throw new Problem('order_lapsed')
  if (order.paymentId !== id) throw new Problem('payment_over')
  await assertDraftsPayable(db, orderId, now)
}

/** Holds and drafts may end before their order does: released by the buyer, or replaced. Returns the order's lines. */
export async function assertDraftsPayable(db: Db | Tx, orderId: number, now: Date) {
  const lines = await linesOf(db, orderId)
  for (const line of lines) await sellerOf(line.kind)?.assertPayable?.(db, line, now)
  return lines
}
