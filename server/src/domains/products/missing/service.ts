import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/products/shipments.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { lockOrder, refund } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { bothTitles } from '../rules.ts'
import { shipmentById, step } from '../shipments/queries.ts'
import { deliver, lockFor } from '../shipments/service.ts'
import { setMissing } from './queries.ts'

/** From now on it does not count as delivered automatically, and the seller cannot say so. */
export const reportMissing = ({ db, actor, now }: SignedIn, { id, details }: Input<typeof api.reportMissing>) =>
  db.transaction().execute(async (tx) => {
    const found = await lockFor(tx, id, { accountId: actor.id })
    if (!(await setMissing(tx, id, { details, at: now }))) throw new Problem('stale')
    const params = { ...bothTitles(found), details }
    await notify(tx, now, { accountId: found.consultantId, message: 'goods_missing_reported', params })
    return { id }
  })

interface Decision {
  decision: 'delivered' | 'refunded'
  reason: string
  by: number
  at: Date
}

/** Staff decide: it counts as delivered, or the buyer is refunded. */
export async function settleMissing(tx: Tx, id: number, { decision, reason, by, at }: Decision) {
  const found = await shipmentById(tx, id)
  if (!found) throw new Problem('not_found')
  const { orderId, lineId, accountId, consultantId } = found
  await lockOrder(tx, orderId)
  const { state, missingAt } = (await shipmentById(tx, id))!
  if (state !== 'shipped' || !missingAt) throw new Problem('stale')
  if (decision === 'delivered') await deliver(tx, { id, lineId }, at)
  else {
    // Before the refund, which would speak of a return.
    await step(tx, id, { from: ['shipped'], to: 'returned', set: { ended_at: at } })
    await refund(tx, {
      ...{ orderId, lines: [{ lineId }], reason, reasonCode: 'refunded_by_staff', by, to: 'source', at },
    })
  }
  const params = { ...bothTitles(found), reason, isRefunded: decision === 'refunded' }
  await notify(tx, at, { accountId, message: 'goods_missing_answered', params })
  await notify(tx, at, { accountId: consultantId, message: 'goods_missing_decided', params })
}
