import { sql } from 'kysely'
import type { COUPON_ITEM_TYPES } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { COUPON } from '../queries.ts'

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
