import { COUPON_ITEM_TYPES } from '#contract/orders/constants.ts'
import type { Coupon } from './api.ts'

/** A coupon as typed: amounts in rupees, dates as the browser gives them. */
export interface TypedCoupon extends Record<string, string> {
  code: string
  title_english: string
  title_hindi: string
  kind: string
  percent: string
  amount: string
  most: string
  least: string
  startsOn: string
  endsOn: string
  perPerson: string
  totalMax: string
  active: string
  /** Comma-separated; empty for everything. */
  itemTypes: string
  reason: string
}

type ItemType = (typeof COUPON_ITEM_TYPES)[number]
export const chosenTypes = (typed: string) => COUPON_ITEM_TYPES.filter((type) => typed.split(',').includes(type))
/** In canonical order, whatever the order of the taps. */
export const withTypeTurned = (typed: string, type: ItemType) => {
  const chosen = chosenTypes(typed)
  const turned = chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type]
  return chosenTypes(turned.join(',')).join(',')
}

const rupees = (paise: number | null) => (paise === null || paise === 0 ? '' : String(paise / 100))

export const typedOf = (coupon: Coupon | undefined, today: string): TypedCoupon => ({
  code: coupon?.code ?? '',
  title_english: coupon?.title_english ?? '',
  title_hindi: coupon?.title_hindi ?? '',
  kind: coupon?.kind ?? 'percent',
  percent: coupon?.percentBp ? String(coupon.percentBp / 100) : '',
  amount: rupees(coupon?.amountPaise ?? null),
  most: rupees(coupon?.mostPaise ?? null),
  least: rupees(coupon?.leastPaise ?? null),
  startsOn: coupon?.startsOn ?? today,
  endsOn: coupon?.endsOn ?? '',
  perPerson: String(coupon?.perPerson ?? 1),
  totalMax: coupon?.totalMax ? String(coupon.totalMax) : '',
  active: coupon?.active === false ? 'no' : 'yes',
  itemTypes: coupon?.itemTypes.join(',') ?? '',
  reason: '',
})

const hundredths = (text: string) => Math.round(Number(text.trim()) * 100)
const orNull = (text: string) => (text.trim() === '' ? null : hundredths(text))
export const isAmount = (text: string) => /^\d{1,8}(\.\d{1,2})?$/.test(text.trim())

/** What staff may change of an issued coupon. */
export const changeableOf = (typed: TypedCoupon) => ({
  title_english: typed.title_english,
  title_hindi: typed.title_hindi,
  startsOn: typed.startsOn,
  endsOn: typed.endsOn || null,
  leastPaise: orNull(typed.least) ?? 0,
  perPerson: Number(typed.perPerson),
  totalMax: typed.totalMax.trim() === '' ? null : Number(typed.totalMax),
  active: typed.active === 'yes',
  reason: typed.reason,
})

export const newCouponOf = (typed: TypedCoupon) => ({
  ...changeableOf(typed),
  code: typed.code,
  kind: typed.kind === 'fixed' ? ('fixed' as const) : ('percent' as const),
  percentBp: typed.kind === 'percent' ? orNull(typed.percent) : null,
  amountPaise: typed.kind === 'fixed' ? orNull(typed.amount) : null,
  mostPaise: typed.kind === 'percent' ? orNull(typed.most) : null,
  itemTypes: chosenTypes(typed.itemTypes),
})
