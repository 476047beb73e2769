import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { PaymentSplit } from './rules.ts'

export interface Billing {
  name: string
  state: string
  gstin: string | null
  address: string | null
}

interface NewOrder {
  buyerId: number
  createdAt: Date
  payUntil: Date
  billing: Billing
  discounts: readonly object[]
  totalPaise: number
}

export const insertOrder = (tx: Tx, { buyerId, createdAt, payUntil, billing, discounts, totalPaise }: NewOrder) =>
  tx
    .insertInto('orders')
    .values({
      buyer_id: buyerId,
      state: 'open',
      created_at: createdAt,
      pay_until: payUntil,
      billing_name: billing.name,
      billing_state: billing.state,
      billing_gstin: billing.gstin,
      billing_address: billing.address,
      discounts: JSON.stringify(discounts),
      total_paise: totalPaise,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The billing details of an order, reused for what belongs to it. */
export const billingOf = (db: Db | Tx, orderId: number): Promise<Billing> =>
  db
    .selectFrom('orders')
    .select(['billing_name as name', 'billing_state as state', 'billing_gstin as gstin', 'billing_address as address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

export type OrderState = 'open' | 'paying' | 'paid' | 'lapsed'

/** Locks the order until the transaction ends. */
export const lockOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select([
      'id',
      'buyer_id as buyerId',
      'state',
      'pay_until as payUntil',
      'total_paise as totalPaise',
      'promo_paise as promoPaise',
      'wallet_paise as walletPaise',
      'gateway_paise as gatewayPaise',
      'refunded_promo_paise as refundedPromoPaise',
      'refunded_wallet_paise as refundedWalletPaise',
      'refunded_gateway_paise as refundedGatewayPaise',
      'hold_id as holdId',
      'payment_id as paymentId',
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .$narrowType<{ state: OrderState }>()
    .executeTakeFirst()
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

interface Attempt extends PaymentSplit {
  orderId: number
  holdId: number | null
  paymentId: number | null
}

export const payableUntil = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['state', 'pay_until as payUntil', 'payment_id as paymentId'])
    .where('id', '=', orderId)
    .$narrowType<{ state: OrderState }>()
    .executeTakeFirstOrThrow()

/** The buyer is at the gateway; false if the order was no longer open. */
export const setPaying = async (tx: Tx, { orderId, holdId, paymentId, ...split }: Attempt) =>
  (
    await tx
      .updateTable('orders')
      .set({ state: 'paying', hold_id: holdId, payment_id: paymentId, ...columnsOf(split) })
      .where('id', '=', orderId)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

const columnsOf = ({ promoPaise, walletPaise, gatewayPaise }: PaymentSplit) => ({
  promo_paise: promoPaise,
  wallet_paise: walletPaise,
  gateway_paise: gatewayPaise,
})

/** The payment attempt has ended: nothing was charged, and another may follow. */
export const setOpen = (tx: Tx, orderId: number) =>
  tx
    .updateTable('orders')
    .set({ state: 'open', hold_id: null, ...columnsOf({ promoPaise: 0, walletPaise: 0, gatewayPaise: 0 }) })
    .where('id', '=', orderId)
    .where('state', '=', 'paying')
    .execute()

export async function setLapsed(tx: Tx, orderId: number) {
  await tx
    .updateTable('orders')
    .set({ state: 'lapsed', hold_id: null, ...columnsOf({ promoPaise: 0, walletPaise: 0, gatewayPaise: 0 }) })
    .where('id', '=', orderId)
    .where('state', 'in', ['open', 'paying'])
    .execute()
  await tx
    .updateTable('order_lines')
    .set({ state: 'lapsed' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'unpaid')
    .execute()
}

/** Marks it paid once: false if it was paid already. */
export async function setPaid(
  tx: Tx,
  { orderId, paymentId, at, ...split }: PaymentSplit & { orderId: number; paymentId: number | null; at: Date },
) {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ state: 'paid', paid_at: at, payment_id: paymentId, hold_id: null, ...columnsOf(split) })
    .where('id', '=', orderId)
    .where('state', '<>', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .updateTable('order_lines')
    .set({ state: 'waiting', next_try_at: at })
    .where('order_id', '=', orderId)
    .execute()
  return true
}

export const addRefundedSplit = (tx: Tx, orderId: number, { promoPaise, walletPaise, gatewayPaise }: PaymentSplit) =>
  tx
    .updateTable('orders')
    .set({
      refunded_promo_paise: sql`refunded_promo_paise + ${promoPaise}`,
      refunded_wallet_paise: sql`refunded_wallet_paise + ${walletPaise}`,
      refunded_gateway_paise: sql`refunded_gateway_paise + ${gatewayPaise}`,
    })
    .where('id', '=', orderId)
    .execute()

/** Overdue unpaid orders, except those a bank is still confirming. */
export const ordersLapsing = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.id', 'orders.payment_id')
    .select(['orders.id', sql<number | null>`case when orders.state = 'paying' then payment_id end`.as('paymentId')])
    .where('orders.state', 'in', ['open', 'paying'])
    .where('pay_until', '<=', now)
    .where((eb) =>
      eb.or([eb('orders.state', '=', 'open'), eb('payments.state', 'in', ['created', 'failed', 'cancelled'])]),
    )
    .orderBy('pay_until')
    .limit(most)
    .execute()

/** Runs an operation in a savepoint, so that its failure does not abort the transaction. */
export async function apart<T>(tx: Tx, name: string, operation: () => Promise<T>): Promise<T> {
  const point = sql.id(name)
  await sql`savepoint ${point}`.execute(tx)
  try {
    const done = await operation()
    await sql`release savepoint ${point}`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint ${point}`.execute(tx)
    throw error
  }
}

/** A person may have an account of each type under one number. */
export const isSamePerson = async (db: Db | Tx, one: number, others: readonly number[]) =>
  (
    await sql`select from accounts a join accounts b using (mobile) where a.id = ${one} and b.id = any(${others}::bigint[])`.execute(
      db,
    )
  ).rows.length > 0

export const readerOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['name', 'mobile', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
