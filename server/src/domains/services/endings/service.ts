import type { Input } from '#contract/endpoint.ts'
import type { ReasonCode } from '#contract/reasons.ts'
import type * as ordering from '#contract/services/ordering.ts'
import { closeLine, completeLine, earnShare, refundable } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { endOfDay } from '#server/platform/time.ts'
import { lockOwn } from '../records/access.ts'
import { changeOrder, record } from '../records/changes.ts'
import { notifyNews } from '../records/notifications.ts'
import { type By, type OrderFacts, sideOf } from '../records/order.ts'
import { milestonesOf, updateMilestone } from '../records/queries.ts'
import { currentOf, dueAfterCheck, isInTime, isOver, mayCancel, reminderOf } from '../records/rules.ts'
import { shownTo } from '../views/service.ts'

interface Accepting {
  by: By
  at: Date
  /** What the notification says to the consultant. */
  news?: 'accepted' | 'decided_accepted'
}

/** Accepts the current milestone: its share is earned, and the last one completes the order. The order is locked. */
export async function accept(tx: Tx, order: OrderFacts, { by, at, news = 'accepted' }: Accepting) {
  const milestones = await milestonesOf(tx, order.id)
  const current = currentOf(milestones)
  if (!current?.deliveredAt) throw new Problem('stale')
  const { position } = current
  await updateMilestone(tx, order.id, position, { accepted_at: at })
  if (position === milestones.length) {
    await record(tx, order.id, { kind: 'accepted', by, at, position })
    await completeLine(tx, { lineId: order.lineId, at })
    return
  }
  const upToPercent = milestones.slice(0, position).reduce((sum, { percent }) => sum + percent, 0)
  await earnShare(tx, { lineId: order.lineId, upToPercent, at })
  const dueOn = dueAfterCheck(order.dueOn!, current.deliveredAt, at)
  const after = await changeOrder(tx, order, {
    ...{ to: 'working', kind: 'accepted', by, at, position },
    set: { due_on: dueOn, remind_at: reminderOf(endOfDay(dueOn), at) },
  })
  await notifyNews(tx, after, news, news === 'accepted' ? ['consultant'] : ['customer', 'consultant'], at)
}

/** The milestone the caller decides about must be the one that is delivered, and still be theirs to decide. */
export async function assertDelivered(tx: Tx, order: OrderFacts, position: number, now: Date) {
  const current = currentOf(await milestonesOf(tx, order.id))
  if (order.state !== 'delivered' || current?.position !== position) throw new Problem('stale')
  if (!isInTime(order, now)) throw new Problem('too_late')
  return current
}

export async function acceptService({ tx, actor, now }: Once, { id, position }: Input<typeof ordering.acceptService>) {
  const order = await lockOwn(tx, id, actor)
  const current = currentOf(await milestonesOf(tx, id))
  // Accepting after the time is what happens anyway.
  if (order.state !== 'delivered' || current?.position !== position) throw new Problem('stale')
  await accept(tx, order, { by: { id: actor.id, role: 'customer' }, at: now })
  return shownTo(tx, id, actor, now)
}

interface Cancelling {
  by: By
  reason: string
  reasonCode: ReasonCode
  to: 'wallet' | 'source'
  at: Date
  kind?: 'cancelled' | 'decided'
}

/** Ends an order and refunds what is not earned; what was accepted stays earned. The order is locked. */
export async function cancel(tx: Tx, order: OrderFacts, { by, reason, reasonCode, to, at, kind }: Cancelling) {
  if (isOver(order)) throw new Problem('stale')
  const milestones = await milestonesOf(tx, order.id)
  const after = await changeOrder(tx, order, {
    ...{ to: 'cancelled', kind: kind ?? 'cancelled', by, at, body: reason },
    set: { cancelled_at: at },
  })
  const { orderId, lineId } = order
  const { totalPaise, unearnedPaise: refundPaise } = await refundable(tx, lineId)
  const acceptedPercent = milestones.reduce((sum, { acceptedAt, percent }) => sum + (acceptedAt ? percent : 0), 0)
  await closeLine(tx, {
    ...{ orderId, lineId, refundPaise, reason: '', reasonCode, by: by?.id ?? null, to, at },
    // What cost the buyer nothing has no payment to be divided by.
    ...(totalPaise === 0 && { retainedPercent: acceptedPercent }),
  })
  await notifyNews(tx, after, 'cancelled', ['customer', 'consultant'], at)
}

export async function cancelServiceOrder(
  { tx, actor, now }: Once,
  { id, reason, to }: Input<typeof ordering.cancelServiceOrder>,
) {
  const order = await lockOwn(tx, id, actor)
  if (isOver(order)) throw new Problem('stale')
  const side = sideOf(actor)
  if (!mayCancel(order, side, now)) throw new Problem('too_late')
  const isOfCustomer = side === 'customer'
  await cancel(tx, order, {
    ...{ by: { id: actor.id, role: side }, reason, at: now },
    reasonCode: isOfCustomer ? 'cancelled_by_customer' : 'cancelled_by_consultant',
    // Only the customer chooses where the money goes.
    to: isOfCustomer ? to : 'source',
  })
  return shownTo(tx, id, actor, now)
}
