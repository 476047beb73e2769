import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Priced } from '../rules.ts'
import type { BoughtLine } from '../sellers.ts'

export interface NewLine extends Priced {
  kind: string
  itemId: number
  title_english: string
  title_hindi: string
  sac: string
  consultantId: number | null
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
        sac: line.sac,
        consultant_id: line.consultantId,
        sold_once: line.soldOnce,
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

export type LineState = 'unpaid' | 'lapsed' | 'waiting' | 'fulfilled' | 'completed' | 'refused' | 'revoked'

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
