import type { RefusalReason } from '#contract/reasons.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { EarnedLine } from './lines/line.ts'

/** An item for sale. */
export interface Offer {
  id: number
  title_english: string
  title_hindi: string
  /** Before discounts and tax. */
  pricePaise: number
  /** Service accounting code, shown on the invoice. */
  sac: string
  /** The consultant who earns it; null for the platform. */
  consultantId: number | null
  /** It exists, but this buyer cannot buy it now. */
  blocked?: 'withdrawn' | 'sold_out' | 'owned'
  /** Reserved for the buyer until then: an order for it is paid by then or expires. */
  payUntil?: Date
}

export interface BoughtLine extends EarnedLine {
  buyerId: number
}

export type Fulfilment = 'fulfilled' | { refused: RefusalReason }

export interface Refusal {
  reason: RefusalReason
  /** What is refunded through the gateway. */
  toSourcePaise: number
}

/** How a domain sells: pricing, reservation, fulfilment and revocation. Orders know nothing else of it. */
export interface Seller {
  /** Notifies buyers of payments itself, in more detail than orders could. */
  notifiesBuyer?: true
  /** It sells a hold or a draft: only one order at a time pays for it. */
  soldOnce?: true
  /** By id; unknown ids are omitted. */
  offers(db: Db | Tx, ids: readonly number[], buyerId: number | undefined, now: Date): Promise<Map<number, Offer>>
  /** Reserves it for an unpaid order, and releases it automatically at the deadline; a Problem refuses. */
  reserve?(tx: Tx, line: BoughtLine, until: Date, now: Date): Promise<void>
  /**
   * Throws a problem if its hold or draft can no longer be paid: it has ended, or another payment for it is pending.
   */
  assertPayable?(db: Db | Tx, line: BoughtLine, now: Date): Promise<void>
  /** Fulfils what was paid for. Must be idempotent, because it is retried after a failure. */
  fulfil(tx: Tx, line: BoughtLine, now: Date): Promise<Fulfilment>
  /** Notifies the buyer why it was refused; what `fulfil` did before refusing is rolled back. */
  refused?(tx: Tx, line: BoughtLine, refusal: Refusal, now: Date): Promise<void>
  /** The earliest time staff may mark it as delivered; absent if there is no restriction. */
  completableFrom?(db: Db | Tx, line: BoughtLine): Promise<Date>
  /** Called when the work is done and earned. */
  completed?(tx: Tx, line: BoughtLine, now: Date): Promise<void>
  /** Takes back an item that is now fully refunded. */
  revoke(tx: Tx, line: BoughtLine, now: Date): Promise<void>
}

const sellers = new Map<string, Seller>()

/** Called by a selling domain; the kind is the type of its cart items, or a separate name. */
export const registerSeller = (kind: string, seller: Seller) => void sellers.set(kind, seller)
export const unregisterSeller = (kind: string) => void sellers.delete(kind)
export const sellerOf = (kind: string) => sellers.get(kind)

/** A line as a discount source sees it. */
export interface Discountable {
  id: number
  kind: string
  consultantId: number | null
  /** What is left of its price after the previous sources. */
  pricePaise: number
}

export interface Discount {
  source: string
  title_english: string
  title_hindi: string
  /** One amount per line, in their order. */
  paise: readonly number[]
}

/** A discount applied before coupons: a membership, a package. */
export interface DiscountSource {
  discounts(db: Db | Tx, buyerId: number | undefined, lines: readonly Discountable[], now: Date): Promise<Discount[]>
}

const sources = new Map<string, DiscountSource>()

export const registerDiscountSource = (name: string, source: DiscountSource) => void sources.set(name, source)
export const unregisterDiscountSource = (name: string) => void sources.delete(name)
export const discountSources = () => [...sources.values()]
