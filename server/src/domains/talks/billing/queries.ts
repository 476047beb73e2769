import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { By, Why } from '../talk.ts'

interface Ended {
  id: number
  at: Date
  by: By
  why: Why
  billedSeconds: number
  pricePaise: number
  balanceAfterPaise: number
  orderId: number | null
  lineId: number | null
  now: Date
}

export const setEnded = (tx: Tx, ended: Ended) =>
  tx
    .updateTable('talks')
    .set({
      state: 'ended',
      ended_at: ended.at,
      ended_by: ended.by,
      why: ended.why,
      billed_seconds: ended.billedSeconds,
      price_paise: ended.pricePaise,
      balance_after_paise: ended.balanceAfterPaise,
      order_id: ended.orderId,
      line_id: ended.lineId,
      changed_at: ended.now,
    })
    .where('id', '=', ended.id)
    .where('state', '=', 'live')
    .execute()

export const lineOfOrder = async (tx: Tx, orderId: number) =>
  (await tx.selectFrom('order_lines').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id

export const netOfLine = async (tx: Tx, lineId: number) =>
  (await tx.selectFrom('earnings').select('net_paise').where('line_id', '=', lineId).executeTakeFirst())?.net_paise ?? 0

/** The order line of a talk, and its payment split. */
export const moneyOfLine = (db: Db | Tx, lineId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.id as orderId',
      'order_lines.gst_rate_bp as gstRateBp',
      'discount_paise as discountPaise',
      'order_lines.cgst_paise as cgstPaise',
      'order_lines.sgst_paise as sgstPaise',
      'order_lines.igst_paise as igstPaise',
      'order_lines.total_paise as totalPaise',
      'refunded_paise as refundedPaise',
      'promo_paise as promoPaise',
      'wallet_paise as walletPaise',
    ])
    .where('order_lines.id', '=', lineId)
    .executeTakeFirstOrThrow()

export const invoiceOf = async (db: Db | Tx, orderId: number) =>
  (await db
    .selectFrom('documents')
    .select(['id', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()) ?? null

export const earningOf = async (db: Db | Tx, lineId: number) =>
  (await db
    .selectFrom('earnings')
    .select([
      'gross_paise as grossPaise',
      'commission_paise as commissionPaise',
      'commission_gst_paise as commissionGstPaise',
      'tcs_paise as tcsPaise',
      'tds_paise as tdsPaise',
      'net_paise as netPaise',
      'release_at as releaseAt',
    ])
    .where('line_id', '=', lineId)
    .executeTakeFirst()) ?? null

interface Ahead {
  id: number
  paidSeconds: number
  heldPaise: number
  at: Date
}

export const setPaidAhead = (tx: Tx, { id, paidSeconds, heldPaise, at }: Ahead) =>
  tx
    .updateTable('talks')
    .set({ paid_seconds: paidSeconds, held_paise: heldPaise, tried_at: at, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'live')
    .execute()

export const setTried = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('talks').set({ tried_at: at }).where('id', '=', id).execute()

export const setWarned = (tx: Tx, id: number, minutes: 1 | 3 | null, at: Date) =>
  tx.updateTable('talks').set({ warned: minutes, changed_at: at }).where('id', '=', id).execute()

export const ringsOver = async (db: Db, now: Date) =>
  (
    await db
      .selectFrom('talks')
      .select('id')
      .where('state', '=', 'ringing')
      .where('ring_until', '<=', now)
      .orderBy('id')
      .limit(200)
      .execute()
  ).map(({ id }) => id)

export const TALKS_SWEPT = 'talks_swept'
/** Announces that talks were just swept, so that other processes need not. */
export const notifySwept = (db: Db) => sql`select pg_notify(${TALKS_SWEPT}, '')`.execute(db)
