import { sql } from 'kysely'
import type { COUPON_ITEM_TYPES } from '#contract/limits.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { COUPON } from '../queries.ts'

type ItemType = (typeof COUPON_ITEM_TYPES)[number]

const coupons = (db: Db | Tx) =>
  db.selectFrom('coupons').select(COUPON).$narrowType<{ kind: 'percent' | 'fixed'; itemTypes: ItemType[] }>()

const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

interface Asked {
  search: string | undefined
  sort: 'code' | '-code' | 'newest'
  limit: number
  offset: number
}

export const pageOfCoupons = (db: Db, { search, sort, limit, offset }: Asked) =>
  coupons(db)
    .$if(Boolean(search), (all) =>
      all.where((where) =>
        where.or([where('code', 'ilike', contains(search!)), where('title_english', 'ilike', contains(search!))]),
      ),
    )
    .orderBy(sort === 'newest' ? 'coupons.id' : 'code', sort === 'code' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCoupons = async (db: Db, search: string | undefined) =>
  (
    await db
      .selectFrom('coupons')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .$if(Boolean(search), (all) =>
        all.where((where) =>
          where.or([where('code', 'ilike', contains(search!)), where('title_english', 'ilike', contains(search!))]),
        ),
      )
      .executeTakeFirstOrThrow()
  ).count

export const couponById = (db: Db | Tx, id: number) => coupons(db).where('id', '=', id).executeTakeFirst()

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

/** False when it was changed since it was on the screen. */
export const updateCoupon = async (tx: Tx, { id, version, ...given }: Changeable & { id: number; version: number }) =>
  (
    await tx
      .updateTable('coupons')
      .set({ ...columnsOf(given), version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
