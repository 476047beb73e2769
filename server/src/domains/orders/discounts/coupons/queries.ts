import { sql } from 'kysely'
import type { COUPON_ITEM_TYPES } from '#contract/orders/constants.ts'
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
  at: Date
}

/**
 * Counts one more use: the limits, total and per person, are constraints, so the last use is granted once under
 * concurrency.
 */
export async function takeCoupon(tx: Tx, { couponId, orderId, accountId, at }: Use) {
  const { perPerson: most } = await tx
    .selectFrom('coupons')
    .select('per_person as perPerson')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('coupon_people')
    .values({ coupon_id: couponId, account_id: accountId, used: 1, most })
    .onConflict((known) =>
      known.columns(['coupon_id', 'account_id']).doUpdateSet({ used: sql`coupon_people.used + 1`, most }),
    )
    .execute()
  await tx.updateTable('coupons').set({ used: sql`used + 1` }).where('id', '=', couponId).execute()
  await tx
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, order_id: orderId, account_id: accountId, used_at: at })
    .onConflict((known) => known.column('order_id').doUpdateSet({ used_at: at, given_back_at: null }))
    .execute()
}

/** Releases the coupon of an order, once. */
export const giveCouponBack = async (tx: Tx, orderId: number, at: Date) =>
  countBack(tx, await endedUse(tx, orderId, at).executeTakeFirst())

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

type ItemType = (typeof COUPON_ITEM_TYPES)[number]

const coupons = (db: Db | Tx) =>
  db.selectFrom('coupons').select(COUPON).$narrowType<{ kind: 'percent' | 'fixed'; itemTypes: ItemType[] }>()

const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export type Status = 'running' | 'coming' | 'over' | 'used_up' | 'off'

/** The status of a coupon on a day in India; the first match applies. */
const statusOn = (today: string) => sql<Status>`case
  when not active then 'off'
  when starts_on > ${today}::date then 'coming'
  when ends_on < ${today}::date then 'over'
  when used >= total_max then 'used_up'
  else 'running' end`

export interface CouponFilter {
  search: string | undefined
  status: Status | undefined
  today: string
}

const matches = ({ search, status, today }: CouponFilter) =>
  sql<boolean>`(${search ? contains(search) : null}::text is null or code ilike ${contains(search ?? '')}
    or title_english ilike ${contains(search ?? '')} or title_hindi ilike ${contains(search ?? '')})
    and (${status ?? null}::text is null or ${statusOn(today)} = ${status ?? null})`

interface View {
  sort: 'code' | '-code' | 'newest'
  limit: number
  offset: number
}

export const pageOfCoupons = (db: Db, filter: CouponFilter, { sort, limit, offset }: View) =>
  coupons(db)
    .select(statusOn(filter.today).as('status'))
    .where(matches(filter))
    .orderBy(sort === 'newest' ? 'coupons.id' : 'code', sort === 'code' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCoupons = async (db: Db, filter: CouponFilter) =>
  (
    await db
      .selectFrom('coupons')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(matches(filter))
      .executeTakeFirstOrThrow()
  ).count

export const couponById = (db: Db | Tx, id: number, today: string) =>
  coupons(db).select(statusOn(today).as('status')).where('id', '=', id).executeTakeFirst()

export interface Changeable {
  title_english: string
  title_hindi: string
  startsOn: string
  endsOn: string | null
  leastPaise: number
  perPerson: number
  totalMax: number | null
  active: boolean
}

const columnsOf = (given: Changeable) => ({
  title_english: given.title_english,
  title_hindi: given.title_hindi,
  starts_on: given.startsOn,
  ends_on: given.endsOn,
  least_paise: given.leastPaise,
  per_person: given.perPerson,
  total_max: given.totalMax,
  active: given.active,
})

export interface NewCoupon extends Changeable {
  code: string
  kind: 'percent' | 'fixed'
  percentBp: number | null
  amountPaise: number | null
  mostPaise: number | null
  itemTypes: ItemType[]
  by: number | null
  at: Date
}

export const insertCoupon = (tx: Tx, coupon: NewCoupon) =>
  tx
    .insertInto('coupons')
    .values({
      ...columnsOf(coupon),
      code: coupon.code,
      kind: coupon.kind,
      percent_bp: coupon.percentBp,
      amount_paise: coupon.amountPaise,
      most_paise: coupon.mostPaise,
      item_types: coupon.itemTypes,
      created_by: coupon.by,
      created_at: coupon.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** False if it has changed since it was read. */
export const updateCoupon = async (tx: Tx, { id, version, ...given }: Changeable & { id: number; version: number }) =>
  (
    await tx
      .updateTable('coupons')
      .set({ ...columnsOf(given), version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
