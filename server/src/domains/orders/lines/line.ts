import type { ItemType } from '#contract/orders/constants.ts'

/** A line of a paid order, for computing earnings. */
export interface EarnedLine {
  id: number
  orderId: number
  kind: ItemType
  itemId: number
  title_english: string
  title_hindi: string
  /** Null if sold by the platform. */
  consultantId: number | null
  /** The consultant, if they are the supplier on record and declare the tax themselves; null for the platform. */
  supplierId: number | null
  /** Of all units, before discounts and tax: the basis of the consultant's share. */
  pricePaise: number
  /** The part of the price that pays for delivery. */
  shippingPaise: number
  discountPaise: number
  /** The part of the discount that the consultant funds. */
  consultantDiscountPaise: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** What the buyer paid, including tax. */
  totalPaise: number
  /** Refunded so far, including tax. */
  refundedPaise: number
}
