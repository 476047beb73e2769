import type { ItemType } from '#contract/orders/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/**
 * In this order: what a buyer has already paid for or is entitled to in units, then credit for what is contained, then
 * percentages and coupons. Sources of the first two stages see what earlier ones have left; of the last stage the best
 * one applies to each line, never two.
 */
export const STAGES = ['included', 'credit', 'reduction'] as const
export type Stage = (typeof STAGES)[number]

/** A line as a discount source sees it. */
export interface Discountable {
  /** The item id. */
  id: number
  kind: ItemType
  consultantId: number | null
  /** What one unit is, as the offer says. */
  variant?: string | undefined
  /** Units that no earlier source covers; seconds of a talk, at most. */
  units: number
  /** What earlier sources have left of the price of all units. */
  pricePaise: number
}

export interface DiscountRequest {
  /** Undefined for visitors. */
  buyerId: number | undefined
  couponCode: string | undefined
  lines: readonly Discountable[]
}

/** Whole units, a percentage of what is left, or an amount. */
export type Reduction = { units: number } | { percentBp: number } | { paise: number }

export interface Terms {
  /** The position of the line in the request. */
  line: number
  /** The source's own row: a coupon, a membership, a package. */
  referenceId: number
  title_english: string
  title_hindi: string
  /** Who pays for it: with `consultant`, the gross earning is lower by it. */
  fundedBy: 'platform' | 'consultant'
  reduction: Reduction
}

/** What an order takes of one row of a source. */
export interface DiscountUse {
  referenceId: number
  orderId: number
  buyerId: number
  lines: readonly { lineId: number; kind: ItemType; itemId: number; units: number; paise: number }[]
}

/** How a domain reduces prices. The amounts are computed, stored and bounded by orders. */
export interface DiscountSource {
  stage: Stage
  /** Whether a line gives its use back on its own, or only with all of the order, as with a coupon. */
  countedPer: 'line' | 'order'
  quote(db: Db | Tx, request: DiscountRequest, now: Date): Promise<readonly Terms[]>
  /** Counts the use; throws a problem if it is no longer available. The condition is a constraint or a conditional update. */
  take(tx: Tx, use: DiscountUse, at: Date): Promise<void>
  /** Reverses `take`; called once per use. */
  giveBack(tx: Tx, use: DiscountUse, at: Date): Promise<void>
}

const sources = new Map<string, DiscountSource>()

export const registerDiscountSource = (name: string, source: DiscountSource) => void sources.set(name, source)
export const unregisterDiscountSource = (name: string) => void sources.delete(name)

/** By name, so that the order of registration does not matter. */
export const sourcesIn = (stage: Stage) =>
  [...sources].filter(([, source]) => source.stage === stage).sort(([a], [b]) => (a < b ? -1 : 1))

export function sourceNamed(name: string): DiscountSource {
  const known = sources.get(name)
  if (!known) throw new Error(`no discount source ${name} is registered`)
  return known
}

export const sourcesCountedPer = (per: DiscountSource['countedPer']) =>
  [...sources].filter(([, source]) => source.countedPer === per).map(([name]) => name)
