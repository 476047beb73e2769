import { withRate } from '../rules.ts'

/** What a coupon gives. */
export interface Gift {
  kind: 'percent' | 'fixed'
  percentBp: number | null
  amountPaise: number | null
  /** The most a percentage takes off. */
  mostPaise: number | null
}

/** What a coupon takes off goods of this price: never more than they cost. */
export function couponDiscount({ kind, percentBp, amountPaise, mostPaise }: Gift, subtotalPaise: number): number {
  const wanted = kind === 'percent' ? withRate(subtotalPaise, percentBp ?? 0) : (amountPaise ?? 0)
  return Math.min(wanted, mostPaise ?? wanted, subtotalPaise)
}
