import type { COUPON_PROBLEMS } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { dayInIndia } from '#server/platform/india.ts'
import { draftAmong } from '../../lines/drafts.ts'
import { orderFor } from '../../lines/queries.ts'
import { spread } from '../../rules.ts'
import type { Discount, Discountable } from '../../sellers.ts'
import { couponByCode } from './queries.ts'
import { couponDiscount, couponProblem } from './rules.ts'

export interface TakenCoupon {
  /** Absent if it gives no discount. */
  discount: Discount | undefined
  use: { couponId: number; perPerson: number } | undefined
  shown: {
    code: string
    discountPaise: number
    problem: (typeof COUPON_PROBLEMS)[number] | null
    minimumPaise: number | null
    on: string | null
  }
}

interface Asked {
  code: string
  buyerId: number | undefined
  lines: readonly Discountable[]
}

/** The discount of a coupon on these lines, or why there is none. */
export async function couponTaking(db: Db | Tx, { code, buyerId, lines }: Asked, now: Date): Promise<TakenCoupon> {
  const coupon = await couponByCode(db, code, buyerId)
  const fits = ({ kind }: Discountable) => coupon?.itemTypes.length === 0 || coupon?.itemTypes.includes(kind)
  const weights = lines.map((line) => (fits(line) ? line.pricePaise : 0))
  const fittingPaise = weights.reduce((sum, weight) => sum + weight, 0)
  const terms = coupon && (await isTakenForThese(db, { code, buyerId, lines })) ? withoutOneUse(coupon) : coupon
  const problem = couponProblem(terms, fittingPaise, dayInIndia(now))
  if (!coupon || problem) {
    const minimumPaise = problem === 'minimum' ? (coupon?.leastPaise ?? null) : null
    const on = problem === 'not_yet' ? (coupon?.startsOn ?? null) : problem === 'over' ? (coupon?.endsOn ?? null) : null
    const shown = { code, discountPaise: 0, problem, minimumPaise, on }
    return { discount: undefined, use: undefined, shown }
  }
  const discountPaise = couponDiscount(coupon, fittingPaise)
  const { title_english, title_hindi } = coupon
  return {
    discount: { source: 'coupon', title_english, title_hindi, paise: spread(discountPaise, weights) },
    use: { couponId: coupon.id, perPerson: coupon.perPerson },
    shown: { code, discountPaise, problem: null, minimumPaise: null, on: null },
  }
}

/** The open order for the same hold or draft uses it: a buyer who goes back and quotes again may keep it. */
async function isTakenForThese(db: Db | Tx, { code, buyerId, lines }: Asked) {
  const draft = draftAmong(lines.map(({ kind, id }) => ({ type: kind, id })))
  if (buyerId === undefined || !draft) return false
  const order = await orderFor(db, buyerId, draft)
  return order?.couponCode === code && order.state !== 'paid'
}

const withoutOneUse = <T extends { used: number; usedByPerson: number | null }>(coupon: T): T => ({
  ...coupon,
  used: coupon.used - 1,
  usedByPerson: (coupon.usedByPerson ?? 1) - 1,
})
