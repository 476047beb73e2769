import { sellerOf } from '../sellers.ts'
import type { Draft, OrderForDraft } from './queries.ts'

/** The hold or draft that a cart pays for. */
export const draftAmong = <T extends Draft>(items: readonly T[]): T | undefined =>
  items.find(({ type }) => sellerOf(type)?.soldOnce)

interface Wanted {
  couponCode?: string | undefined
  billing: { state: string }
  expectedTotalPaise: number
}

/** Whether the open order for a draft matches the price and details of this request. */
export const isSameOrder = (order: OrderForDraft, { couponCode, billing, expectedTotalPaise }: Wanted) =>
  order.lines === 1 &&
  order.totalPaise === expectedTotalPaise &&
  order.billingState === billing.state &&
  (order.couponCode ?? undefined) === couponCode
