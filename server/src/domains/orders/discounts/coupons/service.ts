import type { COUPON_PROBLEMS } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { draftAmong } from '../../lines/drafts.ts'
import { orderFor } from '../../lines/queries.ts'
import { spread } from '../../rules.ts'
import type { Discountable, DiscountSource } from '../registry.ts'
import { couponByCode, giveCouponBack, takeCoupon } from './queries.ts'
import { couponDiscount, couponProblem } from './rules.ts'

/** One coupon per order, entered as a code; it is given back once nothing of the order is left. */
export const couponSource: DiscountSource = {
  stage: 'reduction',
  countedPer: 'order',
  async quote(db, { couponCode: code, buyerId, lines }, now) {
    if (code === undefined) return []
    const { coupon, problem, weights } = await lookAt(db, { code, buyerId, lines }, now)
    if (!coupon || problem) return []
    const { id: referenceId, title_english, title_hindi } = coupon
    const shares = spread(couponDiscount(coupon, sumOf(weights)), weights)
    return shares.map((paise, line) => ({
      ...{ line, referenceId, title_english, title_hindi, fundedBy: 'platform' as const },
      reduction: { paise },
    }))
  },
  take: (tx, { referenceId: couponId, orderId, buyerId: accountId }, at) =>
    takeCoupon(tx, { couponId, orderId, accountId, at }),
  giveBack: (tx, { orderId }, at) => giveCouponBack(tx, orderId, at),
}

interface Asked {
  code: string
  buyerId: number | undefined
  lines: readonly Discountable[]
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, paise) => sum + paise, 0)

async function lookAt(db: Db | Tx, { code, buyerId, lines }: Asked, now: Date) {
  const coupon = await couponByCode(db, code, buyerId)
  const fits = ({ kind }: Discountable) => coupon?.itemTypes.length === 0 || coupon?.itemTypes.includes(kind)
  const weights = lines.map((line) => (fits(line) ? line.pricePaise : 0))
  const terms = coupon && (await isTakenForThese(db, { code, buyerId, lines })) ? withoutOneUse(coupon) : coupon
  return { coupon, weights, problem: couponProblem(terms, sumOf(weights), dayInIndia(now)) }
}

export interface CouponShown {
  code: string
  discountPaise: number
  problem: (typeof COUPON_PROBLEMS)[number] | null
  minimumPaise: number | null
  on: string | null
}

/** What a coupon does for these lines, or why it does nothing, in the words of the cart. */
export async function couponShown(
  db: Db | Tx,
  asked: Asked,
  { taken, now }: { taken: readonly { source: string; paise: number }[]; now: Date },
): Promise<CouponShown> {
  const { code } = asked
  const { coupon, problem } = await lookAt(db, asked, now)
  if (!coupon || problem) {
    const minimumPaise = problem === 'minimum' ? (coupon?.leastPaise ?? null) : null
    const on = problem === 'not_yet' ? (coupon?.startsOn ?? null) : problem === 'over' ? (coupon?.endsOn ?? null) : null
    return { code, discountPaise: 0, problem, minimumPaise, on }
  }
  const discountPaise = sumOf(taken.filter(({ source }) => source === 'coupon').map(({ paise }) => paise))
  const beaten = discountPaise === 0 && taken.length > 0
  return { code, discountPaise, problem: beaten ? 'better_discount' : null, minimumPaise: null, on: null }
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
