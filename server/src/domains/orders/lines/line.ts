/** A line of a paid order, as whoever reckons earnings sees it. */
export interface EarnedLine {
  id: number
  orderId: number
  /** What was sold: service, course, booking, … */
  kind: string
  itemId: number
  title_english: string
  title_hindi: string
  /** Null: sold by the platform itself. */
  consultantId: number | null
  /** Before discounts and tax: what the consultant's share is reckoned from. */
  pricePaise: number
  discountPaise: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** What the buyer paid, tax included. */
  totalPaise: number
  /** Refunded so far, tax included. */
  refundedPaise: number
}
