import { sellerOf } from '../sellers.ts'
import type { Draft, OrderForDraft } from './queries.ts'

export const draftsAmong = <T extends Draft>(items: readonly T[]) =>
  items.filter(({ type }) => sellerOf(type)?.soldOnce)

interface Wanted {
  items: readonly Draft[]
  couponCode?: string | undefined
  billing: { state: string }
  expectedTotalPaise: number
}

/** Whether an open order is for just what is wanted now, at the price that was seen. */
export const isSameOrder = (order: OrderForDraft, { items, couponCode, billing, expectedTotalPaise }: Wanted) =>
  order.lines === items.length &&
  order.totalPaise === expectedTotalPaise &&
  order.billingState === billing.state &&
  (order.couponCode ?? undefined) === couponCode
