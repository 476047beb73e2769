import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { TestGatewayOrders, TestGatewayPayments, TestGatewayRefunds } from '#server/platform/db/schema.gen.ts'

export type TestOrder = Selectable<TestGatewayOrders>
export type TestPayment = Selectable<TestGatewayPayments>
export type TestRefund = Selectable<TestGatewayRefunds>

export const insertOrder = (db: Db | Tx, row: Insertable<TestGatewayOrders>) =>
  db.insertInto('test_gateway_orders').values(row).execute()

export const orderById = (db: Db, id: string) =>
  db.selectFrom('test_gateway_orders').selectAll().where('id', '=', id).executeTakeFirst()

export const newestOrders = (db: Db, limit: number) =>
  db.selectFrom('test_gateway_orders').selectAll().orderBy('created_at', 'desc').limit(limit).execute()

export const setReturn = (db: Db, id: string, returnTo: string, language: string) =>
  db.updateTable('test_gateway_orders').set({ return_to: returnTo, language }).where('id', '=', id).execute()

/**
 * An order is captured once. The order is locked by a separate statement, because the insert must see what was
 * committed while it waited for the lock.
 */
export const insertPayment = async (tx: Tx, row: Insertable<TestGatewayPayments>) => {
  await tx.selectFrom('test_gateway_orders').select('id').where('id', '=', row.order_id).forUpdate().execute()
  return tx
    .insertInto('test_gateway_payments')
    .columns(['id', 'order_id', 'paise', 'state', 'method', 'reason', 'token_id', 'confirms_at', 'created_at'])
    .expression(
      sql`select ${row.id}, orders.id, orders.paise, ${row.state}, ${row.method}, ${row.reason ?? null}::text,
          ${row.token_id ?? null}::text, ${row.confirms_at ?? null}::timestamptz, ${row.created_at}::timestamptz
        from test_gateway_orders orders
        where orders.id = ${row.order_id} and not exists (
          select from test_gateway_payments where order_id = orders.id and state in ('captured', 'pending'))` as never,
    )
    .returningAll()
    .executeTakeFirst()
}

/** The bank decides a pending payment; a decided one stays unchanged. */
export const decidePayment = (db: Db, id: string, state: 'captured' | 'failed', reason: string | null) =>
  db
    .updateTable('test_gateway_payments')
    .set({ state, reason, confirms_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()

/** Captures pending payments that are due to be confirmed automatically. */
export const confirmDue = (db: Db, now: Date) =>
  db
    .updateTable('test_gateway_payments')
    .set({ state: 'captured', confirms_at: null })
    .where('state', '=', 'pending')
    .where('confirms_at', '<=', now)
    .execute()

const payments = (db: Db) =>
  db
    .selectFrom('test_gateway_payments as payment')
    .innerJoin('test_gateway_orders as order', 'order.id', 'payment.order_id')
    .selectAll('payment')
    .select('order.customer_id')

export const paymentById = (db: Db, id: string) => payments(db).where('payment.id', '=', id).executeTakeFirst()
export const paymentsOfOrder = (db: Db, orderId: string) =>
  payments(db).where('payment.order_id', '=', orderId).orderBy('payment.created_at').execute()
export const paymentsBetween = (db: Db, from: Date, before: Date) =>
  payments(db).where('payment.created_at', '>=', from).where('payment.created_at', '<', before).execute()

export const insertRefund = async (db: Db, row: Insertable<TestGatewayRefunds>) => {
  await db
    .insertInto('test_gateway_refunds')
    .values(row)
    .onConflict((stored) => stored.constraint('test_gateway_refunds_happen_once').doNothing())
    .execute()
  return db.selectFrom('test_gateway_refunds').selectAll().where('key', '=', row.key).executeTakeFirstOrThrow()
}
export const refundById = (db: Db, id: string) =>
  db.selectFrom('test_gateway_refunds').selectAll().where('id', '=', id).executeTakeFirst()
export const refundsBetween = (db: Db, from: Date, before: Date) =>
  db
    .selectFrom('test_gateway_refunds')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .execute()
