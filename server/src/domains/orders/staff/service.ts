import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { completeLine } from '../fulfilment/service.ts'
import { type Line, lineById } from '../lines/queries.ts'
import { readerOf } from '../queries.ts'
import { proposable } from '../refunds/proposals/service.ts'
import { refund } from '../refunds/service.ts'
import { sellerOf } from '../sellers.ts'
import { wholeOrder } from '../views/service.ts'
import { ordersFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf } from './rules.ts'

export async function listAllOrders({ db, contacts }: SignedIn, input: Input<typeof api.listAllOrders>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts)
  const view = {
    sort: sort.replace('-', '') as 'created' | 'total',
    descending: sort.startsWith('-'),
    limit,
    offset: (page - 1) * limit,
  }
  const [rows, count] = await Promise.all([
    queries.ordersMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
  ])
  const data = rows.map(({ buyerId, buyerName, buyerMobile, ...row }) => ({
    ...row,
    buyer: { id: buyerId, name: buyerName, mobile: buyerMobile },
  }))
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportOrders(context: SignedIn, filter: Input<typeof api.exportOrders>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'orders.exported', after: filter }))
  return { url: signedUrl(services, ordersFile, filter, { actor, now }) }
}

export const getOrderStory = ({ db, now }: SignedIn, { id }: Input<typeof api.getOrderStory>) => orderStory(db, id, now)

/** An order with all its movements; sellers also use it for the history of what was sold. */
export async function orderStory(db: Db | Tx, id: number, now: Date) {
  const whole = await wholeOrder(db, id)
  if (!whole) throw new Problem('not_found')
  const { name, mobile, email } = await readerOf(db, whole.buyerId)
  return {
    order: whole.shown,
    completableLineIds: await completableAmong(db, whole.lines, now),
    buyer: { id: whole.buyerId, name, mobile, email },
    movements: await queries.movementsOf(db, id),
    payments: await queries.paymentsOf(db, id),
    staffActions: await audit.staffActionsOn(db, { kind: 'order', id }),
  }
}

export const refundOrder = proposable('order', refundNow, ({ tx, now }, { id }) => orderStory(tx, id, now))

async function refundNow(context: Once, input: Input<typeof api.refundOrder>) {
  const { tx, actor, now } = context
  const { id, lines, to, reason, reasonCode } = input
  if (!(await wholeOrder(tx, id))) throw new Problem('not_found')
  const { refundId, paise, creditNote } = await refund(tx, {
    ...{ orderId: id, lines, by: actor.id, to, at: now },
    ...{ reason: '', reasonCode },
  })
  await audit.record(tx, context, {
    action: 'order.refunded',
    subject: { kind: 'order', id },
    after: { refund: refundId, paise, to, reasonCode, creditNote },
    reason,
  })
  return orderStory(tx, id, now)
}

export async function completeOrderLine(context: Once, input: Input<typeof api.completeOrderLine>) {
  const { tx, now } = context
  const { id, lineId, reason } = input
  const line = await lineById(tx, lineId)
  if (line?.orderId !== id) throw new Problem('not_found')
  if (line.state === 'fulfilled' && !(await isCompletable(tx, line, now))) throw new Problem('session_not_over')
  await completeLine(tx, { lineId, at: now })
  const subject = { kind: 'order', id }
  await audit.record(tx, context, { action: 'order.line_done', subject, after: { line: lineId }, reason })
  return orderStory(tx, id, now)
}

/** A scheduled item cannot be delivered before its time is over. */
async function isCompletable(db: Db | Tx, line: Line, now: Date) {
  const from = await sellerOf(line.kind)?.completableFrom?.(db, line)
  return from === undefined || from <= now
}

async function completableAmong(db: Db | Tx, lines: readonly Line[], now: Date) {
  const ids: number[] = []
  for (const line of lines) if (line.state === 'fulfilled' && (await isCompletable(db, line, now))) ids.push(line.id)
  return ids
}
