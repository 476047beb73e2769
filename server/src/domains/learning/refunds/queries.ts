import { sql } from 'kysely'
import type { PurchaseKind } from '#contract/learning/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

const purchases = (db: Db | Tx) =>
  db
    .selectFrom('learning_purchases')
    .innerJoin('order_lines', 'order_lines.id', 'learning_purchases.line_id')
    .select((eb) => [
      ...(['learning_purchases.id', 'learning_purchases.line_id as lineId'] as const),
      ...(['learning_purchases.order_id as orderId', 'learning_purchases.bought_at as boughtAt'] as const),
      ...(['learning_purchases.ended_at as endedAt', 'order_lines.title_english', 'order_lines.title_hindi'] as const),
      ...(['order_lines.total_paise as paidPaise', 'order_lines.refunded_paise as refundedPaise'] as const),
      eb.ref('learning_purchases.kind').$castTo<PurchaseKind>().as('kind'),
      sql<
        number[]
      >`to_json(array(select course_id from course_enrolments e where e.purchase_id = learning_purchases.id))`.as(
        'courseIds',
      ),
      // While the larger programme is owned or being paid for.
      sql<boolean>`exists (select from programme_credits c join order_lines l on l.id = c.line_id
        where c.purchase_id = learning_purchases.id and l.state not in ('lapsed', 'refused', 'revoked'))`.as(
        'isCredited',
      ),
    ])

export const purchasesOf = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  purchases(db)
    .where('learning_purchases.account_id', '=', accountId)
    .orderBy('learning_purchases.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countPurchases = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('learning_purchases')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

/** Locked, so that it is not credited at the same time. */
export const purchaseForRefund = (tx: Tx, lineId: number, accountId: number) =>
  purchases(tx)
    .where('learning_purchases.line_id', '=', lineId)
    .where('learning_purchases.account_id', '=', accountId)
    .forUpdate('learning_purchases')
    .executeTakeFirst()
