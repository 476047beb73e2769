import type { RefusalReason } from '#contract/limits.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { EarnedLine } from './lines/line.ts'

/** Something that is for sale now. */
export interface Offer {
  id: number
  title_english: string
  title_hindi: string
  /** Before discounts and tax. */
  pricePaise: number
  /** Service accounting code, as the invoice shows it. */
  sac: string
  /** Whose earning it becomes; null: the platform's own. */
  consultantId: number | null
  /** It exists, but this buyer cannot have it now. */
  blocked?: 'withdrawn' | 'sold_out' | 'owned'
  /** Kept for the buyer until then: an order of it is paid by then or lapses. */
  payUntil?: Date
}

export interface BoughtLine extends EarnedLine {
  buyerId: number
}

export type Fulfilment = 'fulfilled' | { refused: RefusalReason }

export interface Refusal {
  reason: RefusalReason
  /** What goes back through the gateway, where it came from. */
  toSourcePaise: number
}

/** How a domain sells: what it asks, sets aside, gives and takes back. The till knows nothing else of it. */
export interface Seller {
  /** Tells buyers by itself what they paid, better than the till could. */
  tellsBuyer?: true
  /** What it sells is a hold or a draft: one order at a time pays for it. */
  soldOnce?: true
  /** By id; what is unknown is left out. */
  offers(db: Db | Tx, ids: readonly number[], buyerId: number | undefined, now: Date): Promise<Map<number, Offer>>
  /** Sets it aside for an order that is not paid yet, and lets go of it by itself when the time is over; a Problem refuses. */
  reserve?(tx: Tx, line: BoughtLine, until: Date, now: Date): Promise<void>
  /** Throws a problem when its hold or draft can no longer be paid: it has ended, or other money for it is on its way. */
  assertPayable?(db: Db | Tx, line: BoughtLine, now: Date): Promise<void>
  /** Gives what was paid for. It may be asked again after a failure, so it must bear being asked twice. */
  fulfil(tx: Tx, line: BoughtLine, now: Date): Promise<Fulfilment>
  /** Tells the buyer why it was not given; what `fulfil` did before it refused is undone. */
  refused?(tx: Tx, line: BoughtLine, refusal: Refusal, now: Date): Promise<void>
  /** The earliest moment at which staff may mark it as done; absent where that is at any time. */
  completableFrom?(db: Db | Tx, line: BoughtLine): Promise<Date>
  /** The work is done and earned. */
  completed?(tx: Tx, line: BoughtLine, now: Date): Promise<void>
  /** Takes back what was given and is now refunded whole. */
  revoke(tx: Tx, line: BoughtLine, now: Date): Promise<void>
}

const sellers = new Map<string, Seller>()

/** Called by a selling domain's wing; the kind is the type of its cart items, or a name of its own. */
export const registerSeller = (kind: string, seller: Seller) => void sellers.set(kind, seller)
export const forgetSeller = (kind: string) => void sellers.delete(kind)
export const sellerOf = (kind: string) => sellers.get(kind)

/** What a source sees of a line before it takes something off. */
export interface Discountable {
  id: number
  kind: string
  consultantId: number | null
  /** What is left of its price after the sources before. */
  pricePaise: number
}

export interface Discount {
  source: string
  title_english: string
  title_hindi: string
  /** One amount for each line, in their order. */
  paise: readonly number[]
}

/** Something that lowers prices before coupons do: a membership, a package. */
export interface DiscountSource {
  discounts(db: Db | Tx, buyerId: number | undefined, lines: readonly Discountable[], now: Date): Promise<Discount[]>
}

const sources = new Map<string, DiscountSource>()

export const registerDiscountSource = (name: string, source: DiscountSource) => void sources.set(name, source)
export const forgetDiscountSource = (name: string) => void sources.delete(name)
export const discountSources = () => [...sources.values()]
