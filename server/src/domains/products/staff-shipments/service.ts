import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/products/staff-shipments.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { proposable } from '#server/domains/orders/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { settleMissing } from '../missing/service.ts'
import { acceptReturn, end, lockReturn, refundReturn } from '../returns/service.ts'
import { returnsOfShipments } from '../returns/views.ts'
import { bothTitles } from '../rules.ts'
import { shipmentsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf, rowShown } from './rules.ts'

export async function listStaffShipments({ db, contacts }: SignedIn, input: Input<typeof api.listStaffShipments>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts)
  const view = {
    sort: sort.replace('-', '') as queries.ShipmentView['sort'],
    ...{ descending: sort.startsWith('-'), limit, offset: (page - 1) * limit },
  }
  const [rows, count, toDecide] = await Promise.all([
    queries.shipmentsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
    queries.countToDecide(db),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, toDecide }
  return { data: rows.map(rowShown), ...counted, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportShipments(context: SignedIn, filter: Input<typeof api.exportShipments>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'shipments.exported', after: filter }))
  return { url: signedUrl(services, shipmentsFile, filter, { actor, now }) }
}

async function storyOf(db: Db | Tx, id: number) {
  const only = { sort: 'placed', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.shipmentsMatching(db, { id }, only)
  if (!row) throw new Problem('not_found')
  return { shipment: rowShown(row), return: (await returnsOfShipments(db, [id])).get(id) ?? null }
}

export const getShipmentStory = ({ db }: SignedIn, { id }: Input<typeof api.getShipmentStory>) => storyOf(db, id)

/** The goods are sent back first, unless they already were; the customer is refunded at once; or there is no refund. */
export const decideReturn = proposable('goods_return', decideReturnNow, async ({ tx }, { id }) =>
  storyOf(tx, (await lockReturn(tx, id, () => true)).shipmentId),
)

async function decideReturnNow(context: Once, { id, decision, reason }: Input<typeof api.decideReturn>) {
  const { tx, actor, now: at } = context
  const row = await lockReturn(tx, id, () => true)
  // The customer has sent the goods already and cannot send them again.
  if (decision === 'accepted' && row.carrier !== null) throw new Problem('stale')
  const step = { from: ['escalated' as const], by: 'staff' as const, note: reason, at }
  if (decision === 'accepted') await acceptReturn(tx, row, step)
  else if (decision === 'refunded') await refundReturn(tx, row, { ...step, byId: actor.id })
  else await end(tx, row, { ...step, to: 'rejected' })
  const params = { ...bothTitles(row), reason }
  if (decision === 'rejected')
    await notify(tx, at, { accountId: row.accountId, message: 'goods_return_rejected', params })
  await notify(tx, at, {
    accountId: row.consultantId,
    message: 'goods_return_decided',
    params: { ...params, outcome: decision },
  })
  const subject = { kind: 'product_return', id }
  await audit.record(tx, context, { action: 'product_return.decided', subject, after: { decision }, reason })
  return storyOf(tx, row.shipmentId)
}

export const decideMissing = proposable('missing_goods', decideMissingNow, ({ tx }, { id }) => storyOf(tx, id))

async function decideMissingNow(context: Once, { id, decision, reason }: Input<typeof api.decideMissing>) {
  const { tx, actor, now: at } = context
  await settleMissing(tx, id, { decision, reason, by: actor.id, at })
  const subject = { kind: 'product_shipment', id }
  await audit.record(tx, context, { action: 'product_shipment.decided', subject, after: { decision }, reason })
  return storyOf(tx, id)
}
