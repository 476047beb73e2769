import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { OrderState } from '../queries.ts'

export interface Draft {
  type: string
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
