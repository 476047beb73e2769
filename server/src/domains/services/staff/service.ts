import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/services/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { proposable, refundable } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { accept, cancel } from '../endings/service.ts'
import { lockWithOrder } from '../records/access.ts'
import { record } from '../records/changes.ts'
import { entriesOf, milestonesOf } from '../records/queries.ts'
import { isOver } from '../records/rules.ts'
import { boughtAs } from '../views/queries.ts'
import { serviceOrdersFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf, rowShown } from './rules.ts'

export async function listStaffServiceOrders(
  { db, contacts, now }: SignedIn,
  input: Input<typeof api.listStaffServiceOrders>,
) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts, now)
  const view = {
    sort: sort.replace('-', '') as queries.OrderView['sort'],
    ...{ descending: sort.startsWith('-'), limit, offset: (page - 1) * limit },
  }
  const [rows, count] = await Promise.all([
    queries.ordersMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(rowShown), ...counted, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportServiceOrders(context: SignedIn, filter: Input<typeof api.exportServiceOrders>) {
  const { services, db, actor, now } = context
  await db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'service_orders.exported', after: filter }))
  return { url: signedUrl(services, serviceOrdersFile, filter, { actor, now }) }
}

async function storyOf(db: Db | Tx, id: number, now: Date) {
  const only = { sort: 'ordered', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.ordersMatching(db, { id, today: dayInIndia(now) }, only)
  if (!row) throw new Problem('not_found')
  const { delivered_english, delivered_hindi } = await boughtAs(db, id)
  const refundPaise = isOver(row) ? 0 : (await refundable(db, row.lineId)).unearnedPaise
  return {
    serviceOrder: { ...rowShown(row), delivered_english, delivered_hindi, refundPaise },
    milestones: await milestonesOf(db, id),
    entries: await entriesOf(db, id),
  }
}

export const getServiceOrderStory = ({ db, now }: SignedIn, { id }: Input<typeof api.getServiceOrderStory>) =>
  storyOf(db, id, now)

const unchanged = ({ tx, now }: Once, { id }: { id: number }) => storyOf(tx, id, now)

async function locked(tx: Tx, id: number) {
  const order = await lockWithOrder(tx, id)
  if (!order) throw new Problem('not_found')
  return order
}

/** The delivered milestone counts as accepted, or the order ends and what was not accepted is refunded. */
export const decideServiceDispute = proposable('service_dispute', decideNow, unchanged)

async function decideNow(context: Once, input: Input<typeof api.decideServiceDispute>) {
  const { tx, actor, now: at } = context
  const { id, decision, reason } = input
  const order = await locked(tx, id)
  if (order.state !== 'disputed') throw new Problem('stale')
  const by = { id: actor.id, role: 'staff' } as const
  if (decision === 'accepted') {
    await record(tx, id, { kind: 'decided', by, at, body: reason })
    await accept(tx, order, { by, at, news: 'decided_accepted' })
  } else await cancel(tx, order, { by, reason, reasonCode: 'refunded_by_staff', to: 'source', at, kind: 'decided' })
  const subject = { kind: 'service_order', id }
  await audit.record(tx, context, { action: 'service_order.decided', subject, after: { decision }, reason })
  return storyOf(tx, id, at)
}

export const cancelServiceOrderByStaff = proposable('service_cancellation', cancelNow, unchanged)

async function cancelNow(context: Once, { id, to, reason }: Input<typeof api.cancelServiceOrderByStaff>) {
  const { tx, actor, now: at } = context
  const order = await locked(tx, id)
  await cancel(tx, order, { by: { id: actor.id, role: 'staff' }, reason, reasonCode: 'refunded_by_staff', to, at })
  const subject = { kind: 'service_order', id }
  const facts = { before: { state: order.state }, after: { state: 'cancelled', to } }
  await audit.record(tx, context, { action: 'service_order.cancelled', subject, ...facts, reason })
  return storyOf(tx, id, at)
}
