import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const COUPON = [
  'coupons.id',
  'code',
  'title_english',
  'title_hindi',
  'kind',
  'percent_bp as percentBp',
  'amount_paise as amountPaise',
  'most_paise as mostPaise',
  'least_paise as leastPaise',
  'item_types as itemTypes',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'per_person as perPerson',
  'total_max as totalMax',
  'used',
  'active',
  'version',
] as const

export const couponByCode = (db: Db | Tx, code: string, accountId: number | undefined) =>
  db
    .selectFrom('coupons')
    .select(COUPON)
    .select((eb) =>
      eb
        .selectFrom('coupon_people')
        .select('coupon_people.used')
        .whereRef('coupon_id', '=', 'coupons.id')
        .where('account_id', '=', accountId ?? 0)
        .as('usedByPerson'),
    )
    .where('code', '=', code)
    .$narrowType<{ kind: 'percent' | 'fixed' }>()
    .executeTakeFirst()

interface Use {
  couponId: number
  orderId: number
  accountId: number
  perPerson: number
  at: Date
}

/**
 * Counts one more use: the limits, total and per person, are constraints, so the last use is granted once under
 * concurrency.
 */
export async function takeCoupon(tx: Tx, { couponId, orderId, accountId, perPerson, at }: Use) {
  await tx
    .insertInto('coupon_people')
    .values({ coupon_id: couponId, account_id: accountId, used: 1, most: perPerson })
    .onConflict((known) =>
      known.columns(['coupon_id', 'account_id']).doUpdateSet({ used: sql`coupon_people.used + 1`, most: perPerson }),
    )
    .execute()
  await tx.updateTable('coupons').set({ used: sql`used + 1` }).where('id', '=', couponId).execute()
  await tx
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, order_id: orderId, account_id: accountId, used_at: at })
    .onConflict((known) => known.column('order_id').doUpdateSet({ used_at: at, given_back_at: null }))
    .execute()
}

/** Releases the coupon of an order that was never paid, once. */
export const giveCouponBack = async (tx: Tx, orderId: number, at: Date) =>
  countBack(tx, await endedUse(tx, orderId, at).executeTakeFirst())

/** Releases the coupon once everything is refunded; call it with the order locked after each refund of a line. */
export const giveCouponBackOnceWhole = async (tx: Tx, orderId: number, at: Date) =>
  countBack(tx, await endedUse(tx, orderId, at).where(NOTHING_IS_LEFT).executeTakeFirst())

const NOTHING_IS_LEFT = sql<boolean>`not exists (select from order_lines l where l.order_id = coupon_uses.order_id
  and (l.state not in ('refused', 'revoked') or l.refunded_paise < l.total_paise))`

const endedUse = (tx: Tx, orderId: number, at: Date) =>
  tx
    .updateTable('coupon_uses')
    .set({ given_back_at: at })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .returning(['coupon_id as couponId', 'account_id as accountId'])

async function countBack(tx: Tx, given: { couponId: number; accountId: number } | undefined) {
  if (!given) return
  await tx
    .updateTable('coupon_people')
    .set({ used: sql`used - 1` })
    .where('coupon_id', '=', given.couponId)
    .where('account_id', '=', given.accountId)
    .execute()
  await tx.updateTable('coupons').set({ used: sql`used - 1` }).where('id', '=', given.couponId).execute()
}

/** The released use of an order, to be taken again if its payment arrives late. */
export const couponGivenBack = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_id')
    .select(['coupon_id as couponId', 'order_id as orderId', 'account_id as accountId', 'per_person as perPerson'])
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is not', null)
    .executeTakeFirst()
