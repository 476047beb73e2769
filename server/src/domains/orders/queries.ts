import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Borne, Priced } from './rules.ts'
import type { BoughtLine } from './sellers.ts'

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

/** Whom an order was billed to: something that belongs to it is billed to the same. */
export const billingOf = (db: Db | Tx, orderId: number): Promise<Billing> =>
  db
    .selectFrom('orders')
    .select(['billing_name as name', 'billing_state as state', 'billing_gstin as gstin', 'billing_address as address'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

export interface NewLine extends Priced {
  kind: string
  itemId: number
  title_english: string
  title_hindi: string
  sac: string
  consultantId: number | null
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
        sac: line.sac,
        consultant_id: line.consultantId,
        price_paise: line.pricePaise,
        discount_paise: line.discountPaise,
        taxable_paise: line.taxablePaise,
        gst_rate_bp: line.gstRateBp,
        cgst_paise: line.cgstPaise,
        sgst_paise: line.sgstPaise,
        igst_paise: line.igstPaise,
        total_paise: line.totalPaise,
      })),
    )
    .execute()

export type OrderState = 'open' | 'paying' | 'paid' | 'lapsed'
export type LineState = 'unpaid' | 'waiting' | 'fulfilled' | 'completed' | 'refused' | 'revoked'

/** The order, so that nobody else changes it before this transaction ends. */
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
    .forUpdate()
    .$narrowType<{ state: OrderState }>()
    .executeTakeFirst()
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

const LINE = [
  'order_lines.id',
  'order_id as orderId',
  'kind',
  'item_id as itemId',
  'title_english',
  'title_hindi',
  'sac',
  'consultant_id as consultantId',
  'price_paise as pricePaise',
  'discount_paise as discountPaise',
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
  sac: string
  gstRateBp: number
  state: LineState
}

const lines = (db: Db | Tx) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(LINE)
    .select('orders.buyer_id as buyerId')
    .$narrowType<{ state: LineState }>()

export const linesOf = (db: Db | Tx, orderId: number): Promise<Line[]> =>
  lines(db).where('order_id', '=', orderId).orderBy('position').execute()

/** Orders of these lines that wait and whose time has come. */
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

interface Attempt extends Borne {
  orderId: number
  holdId: number | null
  paymentId: number | null
}

/** The buyer is at the gateway; false when the order was not open any more. */
export const setPaying = async (tx: Tx, { orderId, holdId, paymentId, ...borne }: Attempt) =>
  (
    await tx
      .updateTable('orders')
      .set({ state: 'paying', hold_id: holdId, payment_id: paymentId, ...columnsOf(borne) })
      .where('id', '=', orderId)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

const columnsOf = ({ promoPaise, walletPaise, gatewayPaise }: Borne) => ({
  promo_paise: promoPaise,
  wallet_paise: walletPaise,
  gateway_paise: gatewayPaise,
})

/** The try at paying is over: nothing was taken, and another may follow. */
export const setOpen = (tx: Tx, orderId: number) =>
  tx
    .updateTable('orders')
    .set({ state: 'open', hold_id: null, ...columnsOf({ promoPaise: 0, walletPaise: 0, gatewayPaise: 0 }) })
    .where('id', '=', orderId)
    .where('state', '=', 'paying')
    .execute()

export const setLapsed = (tx: Tx, orderId: number) =>
  tx
    .updateTable('orders')
    .set({ state: 'lapsed', hold_id: null, ...columnsOf({ promoPaise: 0, walletPaise: 0, gatewayPaise: 0 }) })
    .where('id', '=', orderId)
    .where('state', 'in', ['open', 'paying'])
    .execute()

/** Paid whole, once: false when it was paid already. */
export async function setPaid(
  tx: Tx,
  { orderId, paymentId, at, ...borne }: Borne & { orderId: number; paymentId: number | null; at: Date },
) {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ state: 'paid', paid_at: at, payment_id: paymentId, hold_id: null, ...columnsOf(borne) })
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

/** Adds to what was refunded; the constraint refuses more than the line cost. */
export const addRefunded = (tx: Tx, lineId: number, paise: number) =>
  tx
    .updateTable('order_lines')
    .set({ refunded_paise: sql`refunded_paise + ${paise}` })
    .where('id', '=', lineId)
    .execute()

export const addRefundedBorne = (tx: Tx, orderId: number, { promoPaise, walletPaise, gatewayPaise }: Borne) =>
  tx
    .updateTable('orders')
    .set({
      refunded_promo_paise: sql`refunded_promo_paise + ${promoPaise}`,
      refunded_wallet_paise: sql`refunded_wallet_paise + ${walletPaise}`,
      refunded_gateway_paise: sql`refunded_gateway_paise + ${gatewayPaise}`,
    })
    .where('id', '=', orderId)
    .execute()

/** Unpaid orders whose time is over, but for those a bank is still confirming. */
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

/** Runs something that may fail without taking the transaction along. */
export async function apart<T>(tx: Tx, name: string, deed: () => Promise<T>): Promise<T> {
  const point = sql.id(name)
  await sql`savepoint ${point}`.execute(tx)
  try {
    const done = await deed()
    await sql`release savepoint ${point}`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint ${point}`.execute(tx)
    throw error
  }
}

export const readerOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .select(['name', 'mobile', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
