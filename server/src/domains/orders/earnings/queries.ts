import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { EarningCharges, EarningReversals, Earnings } from '#server/platform/db/schema.gen.ts'

const LOCK_SPACE = 7132

/** Serializes changes of a consultant's balances, so that values read stay valid until they are written. */
export const lockConsultant = (tx: Tx, consultantId: number) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK_SPACE)}, ${consultantId}::integer)`.execute(tx)

export const hasPan = async (db: Db | Tx, consultantId: number) =>
  (await db
    .selectFrom('tax_identities')
    .select('account_id')
    .where('account_id', '=', consultantId)
    .where('pan', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Undefined if this part of the line has already been earned. */
export const insertEarning = (tx: Tx, row: Insertable<Earnings>) =>
  tx
    .insertInto('earnings')
    .values(row)
    .onConflict((stored) => stored.constraint('earnings_once_per_part').doNothing())
    .returning('id')
    .executeTakeFirst()

const STEPS = [
  'earnings.gross_paise as grossPaise',
  'earnings.delivery_paise as deliveryPaise',
  'earnings.discount_paise as discountPaise',
  'earnings.sale_tax_paise as saleTaxPaise',
  'earnings.paid_paise as paidPaise',
  'earnings.commission_paise as commissionPaise',
  'earnings.commission_gst_paise as commissionGstPaise',
  'earnings.tcs_paise as tcsPaise',
  'earnings.tds_paise as tdsPaise',
  'earnings.net_paise as netPaise',
  'earnings.passed_tax_paise as passedTaxPaise',
] as const

/** The earnings of a line, one for each part, the newest first, with what was taken back of each. */
export const earningsOfLine = (db: Db | Tx, lineId: number) =>
  db
    .selectFrom('earnings')
    .leftJoin('earning_reversals as back', 'back.earning_id', 'earnings.id')
    .select(['earnings.id', 'part', 'line_id as lineId', 'order_id as orderId'])
    .select('earnings.consultant_id as consultantId')
    .select(STEPS)
    .select([
      sql<number>`coalesce(sum(back.paid_paise), 0)::bigint`.as('backPaise'),
      sql<number>`coalesce(sum(back.sale_tax_paise), 0)::bigint`.as('backTaxPaise'),
    ])
    .where('line_id', '=', lineId)
    .groupBy('earnings.id')
    .orderBy('part', 'desc')
    .execute()

/** Reads it again once the consultant is locked. */
export const releasedAt = async (tx: Tx, id: number) =>
  (await tx.selectFrom('earnings').select('released_at as at').where('id', '=', id).executeTakeFirstOrThrow()).at

export const takenBackBefore = (tx: Tx, earningId: number) =>
  tx
    .selectFrom('earning_reversals')
    .select([sql<number>`coalesce(sum(from_pending_paise), 0)::bigint`.as('fromPendingPaise')])
    .where('earning_id', '=', earningId)
    .executeTakeFirstOrThrow()

export const reversalKnown = async (tx: Tx, key: string) =>
  (await tx.selectFrom('earning_reversals').select('id').where('key', '=', key).executeTakeFirst()) !== undefined

export const insertReversal = (tx: Tx, row: Insertable<EarningReversals>) =>
  tx.insertInto('earning_reversals').values(row).returning('id').executeTakeFirstOrThrow()

const withoutFreeze = sql<boolean>`not exists (select from earning_freezes f where f.line_id = earnings.line_id)`

/** Earnings due for release. */
export const dueEarnings = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('earnings')
    .select(['id', 'consultant_id as consultantId'])
    .where('consultant_id', 'is not', null)
    .where('released_at', 'is', null)
    .where(withoutFreeze)
    .where('release_at', '<=', now)
    .$narrowType<{ consultantId: number }>()
    .orderBy('release_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Marks it released if it is still due; returns its net amount. */
export const markReleased = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('earnings')
    .set({ released_at: now })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .where(withoutFreeze)
    .where('release_at', '<=', now)
    .returning(['id', 'line_id as lineId', 'net_paise as netPaise', 'order_id as orderId'])
    .executeTakeFirst()

export const insertCharge = (tx: Tx, row: Insertable<EarningCharges>) =>
  tx.insertInto('earning_charges').values(row).execute()

/** The title and kind of what was sold. */
export const soldAs = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('order_lines')
    .select(['order_id as orderId', 'kind', 'title_english', 'title_hindi'])
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow()

export type Freeze = 'refund_request' | 'appeal' | 'goods_return'

export const insertFreeze = (tx: Tx, row: { line_id: number; why: Freeze; since: Date }) =>
  tx
    .insertInto('earning_freezes')
    .values(row)
    .onConflict((known) => known.columns(['line_id', 'why']).doNothing())
    .execute()

export const deleteFreezes = (tx: Tx, lineIds: readonly number[], why: Freeze) =>
  tx.deleteFrom('earning_freezes').where('line_id', 'in', lineIds).where('why', '=', why).execute()
