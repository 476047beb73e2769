import type { Book } from '#contract/ledger/endpoints.ts'
import type { PURCHASE_KINDS } from '#contract/memberships/constants.ts'
import type { ItemType } from '#contract/orders/constants.ts'
import type { RefusalReason } from '#contract/reasons.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { EarnedLine } from './lines/line.ts'

/** An item as a buyer asks for it. */
export interface WantedItem {
  id: number
  quantity: number
  /** The seller's draft with the details of the sale. */
  draftId: number | null
}

/** How goods reach the buyer. */
export interface Delivery {
  /** For all units together, before tax; no discount reduces it. */
  shippingPaise: number
  /** GST codes of the states they are sent from and to. The latter is the place of supply; unknown without an address. */
  fromState: string
  toState: string | undefined
}

/** A supplier on record, as on an invoice. */
export interface Supplier {
  name: string
  address: string
  gstin: string
  stateCode: string
}

/** What buying a membership means for its buyer now. */
export interface Term {
  kind: (typeof PURCHASE_KINDS)[number]
  follows: { id: number; title_english: string; title_hindi: string } | null
  startsAt: Date
  endsAt: Date
}

/** An item for sale. */
export interface Offer {
  id: number
  title_english: string
  title_hindi: string
  /** Of one unit, before discounts and tax. */
  pricePaise: number
  /** Shown on the invoice: the SAC of a service (99…), unless staff set another with a rate, or the HSN of goods. */
  taxCode: string
  /** In hundredths of a percent; the rate of its kind on the day if absent. */
  gstRateBp?: number
  /** The consultant who earns it; null for the platform. */
  consultantId: number | null
  /** What one unit is, where units of this kind differ: the mode and length of a session. Discount sources compare it. */
  variant?: string
  /** The consultant is the supplier on record; otherwise the platform is. */
  suppliedByConsultant?: true
  /** Set for goods, which are sent to an address: the draft of the line. */
  delivery?: Delivery
  /** Set for memberships. */
  term?: Term
  /** The most units in one order; 1 if absent. */
  mostUnits?: number
  /** Ids of items it contains, which are not bought beside it. */
  includes?: readonly number[]
  /** It exists, but this buyer cannot buy it now. */
  blocked?: 'withdrawn' | 'sold_out' | 'owned' | 'not_served'
  /** Reserved for the buyer until then: an order for it is paid by then or expires. */
  payUntil?: Date
}

export interface BoughtLine extends EarnedLine {
  buyerId: number
  quantity: number
  draftId: number | null
}

export interface OrderedLine extends BoughtLine {
  /** The membership that the buyer was told it follows. */
  follows: number | null
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
  /**
   * It sells vouchers: paid through the gateway only, without discounts. What is paid is not earned but kept in this
   * account of the ledger, for whoever redeems it.
   */
  voucherBook?: Book
  /** By id; unknown ids, and drafts that are not this buyer's, are omitted. */
  offers(db: Db | Tx, items: readonly WantedItem[], buyerId: number | undefined, now: Date): Promise<Map<number, Offer>>
  /** Reserves it for an unpaid order, and releases it automatically at the deadline; a Problem refuses. */
  reserve?(tx: Tx, line: OrderedLine, until: Date, now: Date): Promise<void>
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
  /** When its earning is released; absent if the usual time after completion applies. */
  releaseAt?(tx: Tx, line: BoughtLine, completedAt: Date): Promise<Date | undefined>
  /** Details of a consultant who is the supplier on record. */
  supplier?(db: Db | Tx, consultantId: number): Promise<Supplier>
  /** Called when the work is done and earned. */
  completed?(tx: Tx, line: BoughtLine, now: Date): Promise<void>
  /** Throws a problem if this much of it cannot be refunded. */
  assertRefundable?(tx: Tx, line: BoughtLine, paise: number, now: Date): Promise<void>
  /** Takes back an item that is now fully refunded. */
  revoke(tx: Tx, line: BoughtLine, now: Date): Promise<void>
}

const sellers = new Map<ItemType, Seller>()

/** Called by a selling domain for each item type it sells; a type without a seller cannot be bought. */
export const registerSeller = (kind: ItemType, seller: Seller) => void sellers.set(kind, seller)
export const unregisterSeller = (kind: ItemType) => void sellers.delete(kind)
export const sellerOf = (kind: ItemType) => sellers.get(kind)
export const isVoucher = ({ kind }: { kind: ItemType }) => sellers.get(kind)?.voucherBook !== undefined
