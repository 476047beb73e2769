import type { Db, Tx } from '#server/platform/db/db.ts'

/** The order line of a talk, and its payment split. */
export const moneyOfLine = (db: Db | Tx, lineId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.id as orderId',
      'order_lines.gst_rate_bp as gstRateBp',
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
