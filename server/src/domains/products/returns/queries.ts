import type { ReturnEvent, ReturnReason, ReturnState } from '#contract/products/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface NewReturn {
  shipmentId: number
  deliveredAt: Date
  accountId: number
  consultantId: number
  reason: ReturnReason
  details: string
  at: Date
  actBy: Date
}

/** Constraints allow one open return of a shipment, none after staff have rejected one, and none after the time for returns. */
export const insertReturn = async (tx: Tx, row: NewReturn) =>
  (
    await tx
      .insertInto('product_returns')
      .values({
        ...{ shipment_id: row.shipmentId, delivered_at: row.deliveredAt, account_id: row.accountId },
        ...{ consultant_id: row.consultantId, state: 'asked', reason: row.reason, details: row.details },
        ...{ asked_at: row.at, act_by: row.actBy },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

interface Event {
  kind: ReturnEvent
  by: 'customer' | 'consultant' | 'staff' | 'system'
  note?: string
  at: Date
}

export const insertEvent = (tx: Tx, returnId: number, { kind, by, note = '', at }: Event) =>
  tx.insertInto('product_return_events').values({ return_id: returnId, at, kind, by_role: by, note }).execute()

const OPEN = ['asked', 'accepted', 'sent', 'declined', 'escalated'] as const

interface Change {
  from: readonly (typeof OPEN)[number][]
  to: ReturnState
  set?: {
    act_by?: Date
    closed_at?: Date
    carrier?: string
    tracking_number?: string
    can_be_sold_again?: boolean
  }
}

/** False if it is in another state meanwhile. */
export const changeState = async (tx: Tx, id: number, { from, to, set = {} }: Change) =>
  (
    await tx
      .updateTable('product_returns')
      .set({ state: to, act_by: null, ...set })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** The decision of staff is final. */
export const isRejected = async (tx: Tx, shipmentId: number) =>
  (await tx
    .selectFrom('product_returns')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'rejected')
    .executeTakeFirst()) !== undefined

/** The open return of a shipment that is refunded by other means. */
export const openReturnOf = (tx: Tx, shipmentId: number) =>
  tx
    .selectFrom('product_returns')
    .select('id')
    .where('shipment_id', '=', shipmentId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const closeAsRefunded = async (tx: Tx, id: number, at: Date) => {
  if (await changeState(tx, id, { from: OPEN, to: 'refunded', set: { closed_at: at } }))
    await insertEvent(tx, id, { kind: 'refunded', by: 'system', at })
}

const returns = (db: Db | Tx) =>
  db
    .selectFrom('product_returns as back')
    .innerJoin('product_shipments as sent', 'sent.id', 'back.shipment_id')
    .innerJoin('order_lines', 'order_lines.id', 'sent.line_id')
    .select(['back.id', 'back.state', 'back.account_id as accountId', 'back.consultant_id as consultantId'])
    .select(['back.act_by as actBy', 'back.asked_at as askedAt', 'back.closed_at as closedAt', 'back.carrier'])
    .select(['sent.id as shipmentId', 'sent.line_id as lineId', 'sent.order_id as orderId'])
    .select(['sent.product_id as productId', 'sent.quantity', 'order_lines.title_english', 'order_lines.title_hindi'])
    .$narrowType<{ state: ReturnState }>()

export const returnById = (db: Db | Tx, id: number) => returns(db).where('back.id', '=', id).executeTakeFirst()

export type ReturnRow = NonNullable<Awaited<ReturnType<typeof returnById>>>

const MOST_OFFERED = 30

/** For the documents shared into them. */
export const returnsWithPeople = (db: Db | Tx, of: { ids: readonly number[] } | { openFor: number }) =>
  returns(db)
    .innerJoin('accounts as customer', 'customer.id', 'back.account_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'back.consultant_id')
    .select(['customer.name as customer', 'consultant.name as consultant'])
    .$if('ids' in of, (all) => all.where('back.id', 'in', 'ids' in of ? of.ids : []))
    .$if('openFor' in of, (all) =>
      all
        .where('back.account_id', '=', 'openFor' in of ? of.openFor : 0)
        .where('back.closed_at', 'is', null)
        .limit(MOST_OFFERED),
    )
    .orderBy('back.id', 'desc')
    .execute()

/** The latest return of each shipment. */
export const latestReturns = (db: Db | Tx, shipmentIds: readonly number[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('product_returns as back')
        .innerJoin('product_shipments as sent', 'sent.id', 'back.shipment_id')
        .innerJoin('order_lines', 'order_lines.id', 'sent.line_id')
        .leftJoin('product_sellers as seller', 'seller.consultant_id', 'back.consultant_id')
        .distinctOn('back.shipment_id')
        .select(['back.id', 'back.shipment_id as shipmentId', 'back.state', 'back.reason', 'back.details'])
        .select(['back.asked_at as askedAt', 'back.act_by as actBy'])
        .select(['back.carrier', 'back.tracking_number as trackingNumber', 'seller.name', 'seller.address'])
        .select((of) => of('order_lines.total_paise', '-', of.ref('order_lines.refunded_paise')).as('refundablePaise'))
        .where('back.shipment_id', 'in', shipmentIds)
        .orderBy('back.shipment_id')
        .orderBy('back.id', 'desc')
        .$narrowType<{ state: ReturnState; reason: ReturnReason }>()
        .execute()

export const eventsOf = (db: Db | Tx, returnIds: readonly number[]) =>
  returnIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('product_return_events')
        .select(['return_id as returnId', 'at', 'kind', 'by_role as by', 'note'])
        .where('return_id', 'in', returnIds)
        .orderBy('id')
        .$narrowType<{ kind: ReturnEvent; by: Event['by'] }>()
        .execute()

/** Returns whose time to act is over, oldest first. */
export const dueReturns = async (db: Db, now: Date, limit: number) =>
  (
    await db
      .selectFrom('product_returns')
      .select('id')
      .where('act_by', '<=', now)
      .orderBy('act_by')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
