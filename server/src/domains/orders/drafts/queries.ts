import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'
import type { OrderState } from '../queries.ts'

export interface Draft {
  type: string
  id: number
}

/** The buyer's order that pays for one of these holds or drafts now, or has paid for it. */
export const orderFor = (db: Db | Tx, buyerId: number, drafts: readonly Draft[]) =>
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
    .where(({ or, and, eb }) =>
      or(drafts.map(({ type, id }) => and([eb('order_lines.kind', '=', type), eb('item_id', '=', id)]))),
    )
    .orderBy(sql`orders.state = 'paid'`, 'desc')
    .orderBy('orders.id', 'desc')
    .limit(1)
    .$narrowType<{ state: OrderState; lines: number }>()
    .executeTakeFirst()
export type OrderForDraft = NonNullable<Awaited<ReturnType<typeof orderFor>>>

/** Whoever opens an order for these waits here for whoever is doing it; taken in one order by everybody. */
export const lockDrafts = (tx: Tx, drafts: readonly Draft[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${drafts.map(({ type, id }) => `order for ${type} ${id}`).sort()}::text[]) with ordinality as line (name, place)
    order by place`.execute(tx)

/** Other orders for the same holds or drafts that are not over, the paid ones first. */
export const rivalsOf = async (tx: Tx, orderId: number) =>
  (
    await tx
      .selectFrom('order_lines as mine')
      .innerJoin('order_lines as other', (join) =>
        join
          .onRef('other.kind', '=', 'mine.kind')
          .onRef('other.item_id', '=', 'mine.item_id')
          .onRef('other.order_id', '<>', 'mine.order_id')
          .on('other.sold_once', '=', true),
      )
      .innerJoin('orders', 'orders.id', 'other.order_id')
      .select('orders.id')
      .where('mine.order_id', '=', orderId)
      .where('mine.sold_once', '=', true)
      .where('orders.state', 'in', ['open', 'paying', 'paid'])
      .orderBy(sql`orders.state = 'paid'`, 'desc')
      .orderBy('orders.id')
      .execute()
  ).map(({ id }) => id)

/** Billing that changes no tax: an order that is tried again is billed as the buyer says now. */
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
