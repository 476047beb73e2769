import { sql } from 'kysely'
import type { ReturnState, ShipmentState } from '#contract/products/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface ShipmentFilter {
  id?: number | undefined
  orderId?: number | undefined
  person?: PersonSearch | undefined
  state?: ShipmentState | undefined
  view?: 'decide' | 'returns' | 'to_send' | 'sent' | 'all' | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const returnsToDecide = (db: Db | Tx) =>
  db.selectFrom('product_returns').select('shipment_id as id').where('state', '=', 'escalated')
const missing = (db: Db | Tx) =>
  db.selectFrom('product_shipments').select('id').where('state', '=', 'shipped').where('missing_at', 'is not', null)
/** A shipment with a return has arrived, so none is counted twice. */
const toDecide = (db: Db | Tx) => returnsToDecide(db).unionAll(missing(db))
const openReturns = (db: Db | Tx) =>
  db.selectFrom('product_returns').select('shipment_id').where('closed_at', 'is', null)

export const countToDecide = async (db: Db) =>
  (
    await db
      .selectFrom(toDecide(db).as('waiting'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const matching = (db: Db | Tx, { id, orderId, person, state, view, from, before }: ShipmentFilter) =>
  db
    .selectFrom('product_shipments as sent')
    .innerJoin('products', 'products.id', 'sent.product_id')
    .innerJoin('order_lines', 'order_lines.id', 'sent.line_id')
    .innerJoin('accounts as customer', 'customer.id', 'sent.account_id')
    .innerJoin('accounts as consultant', 'consultant.id', 'products.consultant_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('product_returns')
          .select('state')
          .whereRef('shipment_id', '=', 'sent.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('back'),
      (join) => join.onTrue(),
    )
    .where('sent.state', 'not in', ['reserved', 'released'])
    .where((where) =>
      where.and([
        ...(id ? [where('sent.id', '=', id)] : []),
        ...(orderId ? [where('sent.order_id', '=', orderId)] : []),
        ...(person ? [where.or([isPerson('customer', person), isPerson('consultant', person)])] : []),
        ...(state ? [where('sent.state', '=', state)] : []),
        // An open return is always the latest one.
        ...(view === 'decide' ? [where('sent.id', 'in', toDecide(db))] : []),
        ...(view === 'returns' ? [where('sent.id', 'in', openReturns(db))] : []),
        ...(view === 'to_send' ? [where('sent.state', 'in', ['placed', 'packed'])] : []),
        ...(view === 'sent' ? [where('sent.state', '=', 'shipped')] : []),
        ...(from ? [where('sent.placed_at', '>=', from)] : []),
        ...(before ? [where('sent.placed_at', '<', before)] : []),
      ]),
    )

export interface ShipmentView {
  sort: 'placed' | 'amount'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { placed: 'sent.placed_at', amount: 'order_lines.total_paise' } as const

export const shipmentsMatching = (db: Db | Tx, filter: ShipmentFilter, view: ShipmentView) =>
  matching(db, filter)
    .select(['sent.id', 'sent.order_id as orderId', 'sent.quantity', 'sent.state', 'sent.city', 'sent.pincode'])
    .select(['order_lines.title_english', 'order_lines.title_hindi', 'order_lines.total_paise as paidPaise'])
    .select(['customer.id as customerId', 'customer.name as customerName', 'customer.mobile as customerMobile'])
    .select(['consultant.id as consultantId', 'consultant.name as consultantName'])
    .select(['consultant.mobile as consultantMobile', 'back.state as returnState', 'sent.packed_at as packedAt'])
    .select(['sent.shipped_at as shippedAt', 'sent.delivered_at as deliveredAt', 'sent.ended_at as endedAt'])
    .select(['sent.carrier', 'sent.tracking_number as trackingNumber', 'sent.missing_details as missingDetails'])
    .select(sql<Date | null>`case when sent.state = 'shipped' then sent.missing_at end`.as('missingAt'))
    .select(['sent.cancelled_by as cancelledBy', 'sent.cancel_reason as cancelReason'])
    .select((of) => of('order_lines.total_paise', '-', of.ref('order_lines.refunded_paise')).as('refundablePaise'))
    .select((eb) => eb.ref('sent.placed_at').$notNull().as('placedAt'))
    .$narrowType<{ state: ShipmentState; returnState: ReturnState | null }>()
    .$narrowType<{ cancelledBy: 'customer' | 'consultant' | null }>()
    .orderBy(sql.ref(ORDER[view.sort]), view.descending ? 'desc' : 'asc')
    .orderBy('sent.id', view.descending ? 'desc' : 'asc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

export type StaffRow = Awaited<ReturnType<typeof shipmentsMatching>>[number]

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: ShipmentFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('sent.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
