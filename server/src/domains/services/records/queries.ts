import { sql, type UpdateObject } from 'kysely'
import type { ServiceEntryKind } from '#contract/services/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'
import type { MilestoneFacts, OrderFacts } from './order.ts'

export const FACTS = [
  'service_orders.id',
  'service_orders.number',
  'service_orders.order_id as orderId',
  'service_orders.line_id as lineId',
  'service_orders.service_id as serviceId',
  'service_orders.package_id as packageId',
  'service_orders.buyer_id as customerId',
  'service_orders.consultant_id as consultantId',
  'order_lines.title_english',
  'order_lines.title_hindi',
  'service_orders.state',
  'service_orders.days',
  'service_orders.brief',
  'service_orders.ordered_at as orderedAt',
  'service_orders.briefed_at as briefedAt',
  'service_orders.started_at as startedAt',
  'service_orders.due_on as dueOn',
  'service_orders.accept_until as acceptUntil',
  'service_orders.decide_until as decideUntil',
  'service_orders.extension_on as extensionOn',
  'service_orders.done_at as doneAt',
  'service_orders.cancelled_at as cancelledAt',
] as const

const facts = (db: Db | Tx) =>
  db
    .selectFrom('service_orders')
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .select(FACTS)
    .$castTo<OrderFacts>()

export const orderById = (db: Db | Tx, id: number): Promise<OrderFacts | undefined> =>
  facts(db).where('service_orders.id', '=', id).executeTakeFirst()

/** Locks the order of the service until the transaction ends. */
export const lockById = (tx: Tx, id: number): Promise<OrderFacts | undefined> =>
  facts(tx).where('service_orders.id', '=', id).forUpdate('service_orders').executeTakeFirst()

export const lockByLine = (tx: Tx, lineId: number): Promise<OrderFacts | undefined> =>
  facts(tx).where('service_orders.line_id', '=', lineId).forUpdate('service_orders').executeTakeFirst()

export type OrderColumns = UpdateObject<DB, 'service_orders'>

/** Only if it is still in the expected state. */
export const updateOrder = async (tx: Tx, { id, state }: Pick<OrderFacts, 'id' | 'state'>, set: OrderColumns) =>
  (await tx.updateTable('service_orders').set(set).where('id', '=', id).where('state', '=', state).executeTakeFirst())
    .numUpdatedRows > 0n

export const milestonesOf = (db: Db | Tx, id: number): Promise<MilestoneFacts[]> =>
  db
    .selectFrom('service_order_milestones')
    .select(['position', 'title_english', 'title_hindi', 'percent', 'returns'])
    .select(['delivered_at as deliveredAt', 'accepted_at as acceptedAt'])
    .where('service_order_id', '=', id)
    .orderBy('position')
    .execute()

export type MilestoneColumns = UpdateObject<DB, 'service_order_milestones'>

export const updateMilestone = (tx: Tx, id: number, position: number, set: MilestoneColumns) =>
  tx
    .updateTable('service_order_milestones')
    .set(set)
    .where('service_order_id', '=', id)
    .where('position', '=', position)
    .execute()

/** Staff marked the whole as delivered: what is not accepted counts as such now. */
export const acceptAll = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('service_order_milestones')
    .set({ delivered_at: sql`coalesce(delivered_at, ${at})`, accepted_at: at })
    .where('service_order_id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()

export interface NewEntry {
  serviceOrderId: number
  at: Date
  kind: ServiceEntryKind
  position: number | null
  byId: number | null
  byRole: 'customer' | 'consultant' | 'staff' | 'system'
  body: string
}

export const insertEntry = (tx: Tx, entry: NewEntry) =>
  tx
    .insertInto('service_order_entries')
    .values({
      service_order_id: entry.serviceOrderId,
      at: entry.at,
      kind: entry.kind,
      position: entry.position,
      by_id: entry.byId,
      by_role: entry.byRole,
      body: entry.body,
    })
    .execute()

export const entriesOf = (db: Db | Tx, id: number) =>
  db
    .selectFrom('service_order_entries')
    .select(['id', 'at', 'kind', 'position', 'body', 'by_role as by'])
    .where('service_order_id', '=', id)
    .orderBy('id')
    .$narrowType<{ kind: ServiceEntryKind; by: NewEntry['byRole'] }>()
    .execute()

export const nameOf = async (db: Db | Tx, accountId: number) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name

export const staffIds = async (db: Db | Tx) =>
  (
    await db
      .selectFrom('accounts')
      .select('id')
      .where('type', '=', 'admin')
      .where('deleted_at', 'is', null)
      .where('suspended_at', 'is', null)
      .execute()
  ).map(({ id }) => id)

/** Which of the two are suspended, as a person or as a consultant. */
export const suspendedOf = async (tx: Tx, { customerId, consultantId }: OrderFacts) =>
  (
    await sql<{ id: number }>`
      select a.id from accounts a left join consultants c on c.id = a.id
      where a.id in (${customerId}, ${consultantId}) and (a.suspended_at is not null or c.approval = 'suspended')
      `.execute(tx)
  ).rows.map(({ id }) => id)
