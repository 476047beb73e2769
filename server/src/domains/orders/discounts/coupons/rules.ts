import type { COUPON_PROBLEMS } from '#contract/orders/constants.ts'
import { withRate } from '../../rules.ts'

/** The discount of a coupon. */
export interface Gift {
  kind: 'percent' | 'fixed'
  percentBp: number | null
  amountPaise: number | null
  /** Maximum discount of a percentage coupon. */
  mostPaise: number | null
}

/** The discount on goods of this price: never more than they cost. */
export function couponDiscount({ kind, percentBp, amountPaise, mostPaise }: Gift, subtotalPaise: number): number {
  const wanted = kind === 'percent' ? withRate(subtotalPaise, percentBp ?? 0) : (amountPaise ?? 0)
  return Math.min(wanted, mostPaise ?? wanted, subtotalPaise)
}

export interface CouponTerms {
  active: boolean
  startsOn: string
  endsOn: string | null
  leastPaise: number
  perPerson: number
  totalMax: number | null
  used: number
  usedByPerson: number | null
}

type CouponProblem = (typeof COUPON_PROBLEMS)[number]

/** Why a coupon gives no discount on goods of this price today; null if it does. */
export function couponProblem(
  terms: CouponTerms | undefined,
  fittingPaise: number,
  today: string,
): CouponProblem | null {
  if (!terms?.active) return 'unknown'
  if (today < terms.startsOn) return 'not_yet'
  if (terms.endsOn !== null && today > terms.endsOn) return 'over'
  if (terms.totalMax !== null && terms.used >= terms.totalMax) return 'used_up'
  if ((terms.usedByPerson ?? 0) >= terms.perPerson) return 'used_by_you'
  if (fittingPaise === 0) return 'not_for_these'
  if (fittingPaise < terms.leastPaise) return 'minimum'
  return null
}
