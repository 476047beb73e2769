import type { Input } from '#contract/endpoint.ts'
import { ACCEPT_DAYS, DECIDE_DAYS, EXTENSION_DAYS_MAX, RETURNS_MAX } from '#contract/services/constants.ts'
import type * as api from '#contract/services/ordering.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { dayInIndia, daysAfter, endOfDay } from '#server/platform/time.ts'
import { assertDelivered } from '../endings/service.ts'
import { lockOwn } from '../records/access.ts'
import { changeOrder, record } from '../records/changes.ts'
import { notifyNews, notifyStaffOfDispute } from '../records/notifications.ts'
import { type OrderFacts, sideOf } from '../records/order.ts'
import { milestonesOf, updateMilestone } from '../records/queries.ts'
import { currentOf, dayAfter, dueAfterCheck, isOver, reminderOf } from '../records/rules.ts'
import { shownTo } from '../views/service.ts'

/** Locks the caller's order, does the work and returns the order as the caller sees it then. */
const changing = ({ db, actor, now }: SignedIn, id: number, change: (tx: Tx, order: OrderFacts) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await change(tx, await lockOwn(tx, id, actor))
    return shownTo(tx, id, actor, now)
  })

function assertState({ state }: OrderFacts, ...expected: OrderFacts['state'][]) {
  if (!expected.includes(state)) throw new Problem('stale')
}

export const sendServiceBrief = (context: SignedIn, { id, text }: Input<typeof api.sendServiceBrief>) =>
  changing(context, id, (tx, order) => sendBrief(tx, order, { text, by: context.actor.id, at: context.now }))

/** The time for the work counts from the first brief. */
export async function sendBrief(tx: Tx, order: OrderFacts, { text, by, at }: { text: string; by: number; at: Date }) {
  assertState(order, 'briefing', 'briefed')
  const isFirst = order.state === 'briefing'
  const dueOn = isFirst ? dayAfter(dayInIndia(at), order.days) : order.dueOn!
  const after = await changeOrder(tx, order, {
    ...{ to: 'briefed', kind: 'briefed', by: { id: by, role: 'customer' }, at },
    set: { brief: text, due_on: dueOn, ...(isFirst && { briefed_at: at }) },
  })
  await notifyNews(tx, after, 'briefed', ['consultant'], at)
}

export const writeServiceMessage = (context: SignedIn, { id, text: body }: Input<typeof api.writeServiceMessage>) =>
  changing(context, id, async (tx, order) => {
    const { actor, now: at } = context
    if (isOver(order)) throw new Problem('stale')
    const side = sideOf(actor)
    await record(tx, id, { kind: 'message', by: { id: actor.id, role: side }, at, body })
    await notifyNews(tx, order, 'message', [side === 'customer' ? 'consultant' : 'customer'], at)
  })

export const startService = (context: SignedIn, { id }: Input<typeof api.startService>) =>
  changing(context, id, (tx, order) => start(tx, order, context.now))

export async function start(tx: Tx, order: OrderFacts, at: Date) {
  assertState(order, 'briefed')
  const after = await changeOrder(tx, order, {
    ...{ to: 'working', kind: 'started', by: { id: order.consultantId, role: 'consultant' }, at },
    set: { started_at: at, remind_at: reminderOf(endOfDay(order.dueOn!), at) },
  })
  await notifyNews(tx, after, 'started', ['customer'], at)
}

export const deliverService = (context: SignedIn, { id, position, text }: Input<typeof api.deliverService>) =>
  changing(context, id, (tx, order) => deliver(tx, order, { position, text, at: context.now }))

interface Delivery {
  position: number
  text: string
  at: Date
}

export async function deliver(tx: Tx, order: OrderFacts, { position, text, at }: Delivery) {
  assertState(order, 'working')
  if (currentOf(await milestonesOf(tx, order.id))?.position !== position) throw new Problem('stale')
  const until = daysAfter(at, ACCEPT_DAYS)
  await updateMilestone(tx, order.id, position, { delivered_at: at })
  const after = await changeOrder(tx, order, {
    ...{ to: 'delivered', kind: 'delivered', by: { id: order.consultantId, role: 'consultant' }, at },
    ...{ body: text, position, set: { accept_until: until, remind_at: reminderOf(until, at) } },
  })
  await notifyNews(tx, after, 'delivered', ['customer'], at)
}

export const sendServiceBack = (context: SignedIn, { id, position, text }: Input<typeof api.sendServiceBack>) =>
  changing(context, id, (tx, order) => sendBack(tx, order, { position, text, at: context.now }))

export async function sendBack(tx: Tx, order: OrderFacts, { position, text, at }: Delivery) {
  const current = await assertDelivered(tx, order, position, at)
  if (current.returns >= RETURNS_MAX) throw new Problem('stale')
  const dueOn = dueAfterCheck(order.dueOn!, current.deliveredAt!, at)
  await updateMilestone(tx, order.id, position, { returns: current.returns + 1 })
  const after = await changeOrder(tx, order, {
    ...{ to: 'working', kind: 'returned', by: { id: order.customerId, role: 'customer' }, at, body: text, position },
    set: { due_on: dueOn, remind_at: reminderOf(endOfDay(dueOn), at) },
  })
  await notifyNews(tx, after, 'returned', ['consultant'], at)
}

export const disputeService = (context: SignedIn, { id, position, text }: Input<typeof api.disputeService>) =>
  changing(context, id, (tx, order) => dispute(tx, order, { position, text, at: context.now }))

export async function dispute(tx: Tx, order: OrderFacts, { position, text, at }: Delivery) {
  const current = await assertDelivered(tx, order, position, at)
  if (current.returns < RETURNS_MAX) throw new Problem('stale')
  const after = await changeOrder(tx, order, {
    ...{ to: 'disputed', kind: 'disputed', by: { id: order.customerId, role: 'customer' }, at, body: text, position },
    set: { decide_until: daysAfter(at, DECIDE_DAYS) },
  })
  await notifyNews(tx, after, 'disputed', ['consultant'], at)
  await notifyStaffOfDispute(tx, after, at)
}

export const askServiceExtension = (context: SignedIn, { id, day, reason }: Input<typeof api.askServiceExtension>) =>
  changing(context, id, (tx, order) => askExtension(tx, order, { day, reason, at: context.now }))

export async function askExtension(
  tx: Tx,
  order: OrderFacts,
  { day, reason, at }: { day: string; reason: string; at: Date },
) {
  assertState(order, 'working')
  if (order.extensionOn !== null) throw new Problem('stale')
  if (day <= order.dueOn! || day > dayAfter(order.dueOn!, EXTENSION_DAYS_MAX)) throw new Problem('extension_day')
  const after = await changeOrder(tx, order, {
    ...{ to: 'working', kind: 'extension_asked', by: { id: order.consultantId, role: 'consultant' }, at, body: reason },
    set: { extension_on: day },
  })
  await notifyNews(tx, after, 'extension_asked', ['customer'], at)
}

export const answerServiceExtension = (
  context: SignedIn,
  { id, day, agrees }: Input<typeof api.answerServiceExtension>,
) =>
  changing(context, id, async (tx, order) => {
    const at = context.now
    assertState(order, 'working')
    if (order.extensionOn !== day) throw new Problem('stale')
    const kind = agrees ? 'extension_agreed' : 'extension_declined'
    const after = await changeOrder(tx, order, {
      ...{ to: 'working', kind, by: { id: order.customerId, role: 'customer' }, at },
      set: { extension_on: null, ...(agrees && { due_on: day, remind_at: reminderOf(endOfDay(day), at) }) },
    })
    await notifyNews(tx, after, kind, ['consultant'], at)
  })
