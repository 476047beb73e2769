import { sql } from 'kysely'
import type { ItemType } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { OrderState } from '../queries.ts'
import type { Part, Priced } from '../rules.ts'
import type { BoughtLine } from '../sellers.ts'

export interface NewLine extends Priced {
  kind: ItemType
  itemId: number
  title_english: string
  title_hindi: string
  taxCode: string
  quantity: number
  draftId: number | null
  consultantId: number | null
  /** Absent if the platform is the supplier on record. */
  supplierId: number | null
  consultantDiscountPaise: number
  /** For goods: shipping, which is part of the price, and the place of supply. */
  shippingPaise?: number
  placeCode?: string | undefined
  /** Only one order at a time can pay for it. */
  soldOnce: boolean
}

export const insertLines = (tx: Tx, orderId: number, lines: readonly NewLine[]) =>
  tx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        position,
        kind: line.kind,
        item_id: line.itemId,
        title_english: line.title_english,
        title_hindi: line.title_hindi,
        tax_code: line.taxCode,
        quantity: line.quantity,
        draft_id: line.draftId,
        consultant_id: line.consultantId,
        supplier_id: line.supplierId,
        sold_once: line.soldOnce,
        shipping_paise: line.shippingPaise ?? 0,
        place_code: line.placeCode ?? null,
        price_paise: line.pricePaise,
        discount_paise: line.discountPaise,
        consultant_discount_paise: line.consultantDiscountPaise,
        taxable_paise: line.taxablePaise,
        gst_rate_bp: line.gstRateBp,
        cgst_paise: line.cgstPaise,
        sgst_paise: line.sgstPaise,
        igst_paise: line.igstPaise,
        total_paise: line.totalPaise,
      })),
    )
    .execute()

export type LineState = 'unpaid' | 'lapsed' | 'waiting' | 'fulfilled' | 'completed' | 'refused' | 'revoked'

const LINE = [
  'order_lines.id',
  'order_id as orderId',
  'kind',
  'item_id as itemId',
  'title_english',
  'title_hindi',
  'tax_code as taxCode',
  'quantity',
  'draft_id as draftId',
  'consultant_id as consultantId',
  'supplier_id as supplierId',
  'price_paise as pricePaise',
  'shipping_paise as shippingPaise',
  'place_code as placeCode',
  'discount_paise as discountPaise',
  'consultant_discount_paise as consultantDiscountPaise',
  'taxable_paise as taxablePaise',
  'gst_rate_bp as gstRateBp',
  'cgst_paise as cgstPaise',
  'sgst_paise as sgstPaise',
  'igst_paise as igstPaise',
  'order_lines.total_paise as totalPaise',
  'refunded_paise as refundedPaise',
  'order_lines.state',
] as const

export interface Line extends BoughtLine {
  taxCode: string
  /** Null if it is the state of the billing address. */
  placeCode: string | null
  gstRateBp: number
  state: LineState
}

const lines = (db: Db | Tx) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(LINE)
    .select('orders.buyer_id as buyerId')
    .$narrowType<{ state: LineState; kind: ItemType }>()

export const linesOf = (db: Db | Tx, orderId: number): Promise<Line[]> =>
  lines(db).where('order_id', '=', orderId).orderBy('position').execute()

/** Orders with waiting lines that are due for a retry. */
export const ordersWaiting = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('order_lines')
    .select('order_id as orderId')
    .distinct()
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .limit(most)
    .execute()

export const lineById = (db: Db | Tx, lineId: number): Promise<Line | undefined> =>
  lines(db).where('order_lines.id', '=', lineId).executeTakeFirst()

export const setLineState = async (tx: Tx, lineId: number, { from, to }: { from: LineState[]; to: LineState }) =>
  (
    await tx
      .updateTable('order_lines')
      .set({ state: to, next_try_at: null })
      .where('id', '=', lineId)
      .where('state', 'in', from)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const tryLineAgain = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('order_lines')
    .set({ next_try_at: at })
    .where('id', '=', lineId)
    .where('state', '=', 'waiting')
    .execute()

/** Increases the refunded amount; a constraint refuses more than the line cost. */
export const addRefunded = (tx: Tx, lineId: number, paise: number) =>
  tx
    .updateTable('order_lines')
    .set({ refunded_paise: sql`refunded_paise + ${paise}` })
    .where('id', '=', lineId)
    .execute()

export const setCompleted = async (tx: Tx, lineId: number, at: Date) =>
  (
    await tx
      .updateTable('order_lines')
      .set({ state: 'completed', completed_at: at })
      .where('id', '=', lineId)
      .where('state', '=', 'fulfilled')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Only while nothing is earned. */
export const setLineConsultant = async (tx: Tx, lineId: number, consultantId: number) =>
  (
    await tx
      .updateTable('order_lines')
      .set({ consultant_id: consultantId })
      .where('id', '=', lineId)
      .where('state', '=', 'fulfilled')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export interface Draft {
  type: ItemType
  id: number
}

/** Lines that pay or have paid for a draft; at most one per draft, by `order_lines_one_order_per_draft`. */
const LIVE = ['unpaid', 'waiting', 'fulfilled', 'completed']
const GIVEN = LIVE.filter((state) => state !== 'unpaid')

/** The buyer's order that is paying or has paid for this hold or draft. */
export const orderFor = (db: Db | Tx, buyerId: number, { type, id }: Draft) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('coupon_uses', 'coupon_uses.order_id', 'orders.id')
    .leftJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select(['orders.id', 'orders.state', 'payment_id as paymentId', 'orders.total_paise as totalPaise'])
    .select(['billing_state as billingState', 'coupons.code as couponCode'])
    .select((eb) =>
      eb
        .selectFrom('order_lines as every')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('every.order_id', '=', 'orders.id')
        .as('lines'),
    )
    .where('buyer_id', '=', buyerId)
    .where('sold_once', '=', true)
    .where('orders.state', 'in', ['open', 'paying', 'paid'])
    .where('order_lines.state', 'in', LIVE)
    .where('order_lines.kind', '=', type)
    .where('item_id', '=', id)
    .$narrowType<{ state: OrderState; lines: number }>()
    .executeTakeFirst()
export type OrderForDraft = NonNullable<Awaited<ReturnType<typeof orderFor>>>

/** Serializes requests that create an order for the same hold or draft. */
export const lockDraft = (tx: Tx, { type, id }: Draft) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`order for ${type} ${id}`}, 0))`.execute(tx)

/** Other orders with a live line for the same hold or draft. */
export const rivalsOf = async (tx: Tx, orderId: number) =>
  (await otherLines(tx, orderId, LIVE).select('other.order_id as id').orderBy('other.order_id').execute()).map(
    ({ id }) => id,
  )

/** Whether another order has paid for the same hold or draft; refused or revoked lines do not count. */
export const isPaidElsewhere = async (tx: Tx, orderId: number) =>
  (await otherLines(tx, orderId, GIVEN).select('other.id').limit(1).executeTakeFirst()) !== undefined

const otherLines = (tx: Tx, orderId: number, states: string[]) =>
  tx
    .selectFrom('order_lines as mine')
    .innerJoin('order_lines as other', (join) =>
      join
        .onRef('other.kind', '=', 'mine.kind')
        .onRef('other.item_id', '=', 'mine.item_id')
        .onRef('other.order_id', '<>', 'mine.order_id')
        .on('other.sold_once', '=', true),
    )
    .where('mine.order_id', '=', orderId)
    .where('mine.sold_once', '=', true)
    .where('other.state', 'in', states)

/** Billing details without effect on tax: a retried order uses the buyer's latest ones. */
export const setBilling = (
  tx: Tx,
  orderId: number,
  { name, gstin, address }: { name: string; gstin?: string | undefined; address?: string | undefined },
) =>
  tx
    .updateTable('orders')
    .set({ billing_name: name, billing_gstin: gstin ?? null, billing_address: address ?? null })
    .where('id', '=', orderId)
    .where('state', 'in', ['open', 'paying'])
    .execute()

const summed = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`

/** What was refunded of a line so far. */
export const givenBack = (db: Db | Tx, lineId: number): Promise<Part> =>
  db
    .selectFrom('refund_lines')
    .select([
      summed('taxable_paise').as('taxablePaise'),
      summed('cgst_paise').as('cgstPaise'),
      summed('sgst_paise').as('sgstPaise'),
      summed('igst_paise').as('igstPaise'),
      summed('total_paise').as('totalPaise'),
    ])
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow()
