import { sql } from 'kysely'
import type { ItemType } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Taken } from './rules.ts'

export const insertDiscounts = (tx: Tx, taken: readonly (Taken & { lineId: number })[], at: Date) =>
  tx
    .insertInto('line_discounts')
    .values(
      taken.map((one) => ({
        line_id: one.lineId,
        source: one.source,
        reference_id: one.referenceId,
        title_english: one.title_english,
        title_hindi: one.title_hindi,
        units: one.units,
        paise: one.paise,
        funded_by: one.fundedBy,
        taken_at: at,
      })),
    )
    .execute()

export interface StoredDiscount {
  source: string
  referenceId: number
  lineId: number
  kind: ItemType
  itemId: number
  buyerId: number
  units: number
  paise: number
}

const STORED = sql`d.source, d.reference_id as "referenceId", d.line_id as "lineId", l.kind, l.item_id as "itemId",
  o.buyer_id as "buyerId", d.units, d.paise`

/** What the sources of an order count now. */
export const takenOf = async (tx: Tx, orderId: number) =>
  (
    await sql<StoredDiscount>`select ${STORED} from line_discounts d join order_lines l on l.id = d.line_id
      join orders o on o.id = l.order_id where l.order_id = ${orderId} and d.given_back_at is null`.execute(tx)
  ).rows

/** Marks all discounts of an order as given back; returns those that were not yet. */
export const endAll = async (tx: Tx, orderId: number, at: Date) =>
  (
    await sql<StoredDiscount>`update line_discounts d set given_back_at = ${at} from order_lines l join orders o on o.id = l.order_id
      where l.id = d.line_id and l.order_id = ${orderId} and d.given_back_at is null returning ${STORED}`.execute(tx)
  ).rows

const ENDED = sql`l.state in ('refused', 'revoked') and l.refunded_paise = l.total_paise`

interface Counted {
  perLine: readonly string[]
  perOrder: readonly string[]
}

/** The same for what was refused or fully refunded: line by line, or once nothing is left of the order. */
export const endFinished = async (tx: Tx, orderId: number, { perLine, perOrder }: Counted, at: Date) =>
  (
    await sql<StoredDiscount>`update line_discounts d set given_back_at = ${at} from order_lines l join orders o on o.id = l.order_id
      where l.id = d.line_id and l.order_id = ${orderId} and d.given_back_at is null
        and (d.source = any(${perLine}::text[]) and ${ENDED} or d.source = any(${perOrder}::text[]) and not exists (
          select from order_lines l where l.order_id = ${orderId} and not (${ENDED})))
      returning ${STORED}`.execute(tx)
  ).rows

/** Brings back what an expired order gave back. */
export const resumeAll = async (tx: Tx, orderId: number, at: Date) =>
  (
    await sql<StoredDiscount>`update line_discounts d set given_back_at = null, taken_at = ${at}
      from order_lines l join orders o on o.id = l.order_id
      where l.id = d.line_id and l.order_id = ${orderId} and d.given_back_at is not null returning ${STORED}`.execute(
      tx,
    )
  ).rows

/** What was taken off each line of an order, in the order it was. */
export const discountsOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('line_discounts')
    .innerJoin('order_lines', 'order_lines.id', 'line_id')
    .select([
      'line_id as lineId',
      'source',
      'line_discounts.title_english',
      'line_discounts.title_hindi',
      'units',
      'paise',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_discounts.id')
    .execute()
