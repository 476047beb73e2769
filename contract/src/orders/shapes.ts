import { z } from 'zod'
import { Id, Instant, Paise, ReasonCode } from '../fields.ts'
import { REFUND_REQUEST_STATES } from '../wallet/constants.ts'
import { DOCUMENT_KINDS, ITEM_TYPES, ORDER_STATUSES } from './constants.ts'

/** The seller, if it is a consultant. */
export const By = z.object({ name: z.string(), slug: z.string() }).nullable()

export const taxes = {
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
}

export const Discount = z.object({
  /** coupon, or the name of another discount source. */
  source: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  paise: Paise,
})

/** What one source takes off a line. */
export const LineDiscount = Discount.extend({
  /** Whole units it covers, such as sessions or seconds of a talk; 0 for an amount or a percentage. */
  units: z.int(),
})

const OrderLine = z.object({
  id: Id,
  itemId: Id,
  type: z.enum(ITEM_TYPES),
  title_english: z.string(),
  title_hindi: z.string(),
  by: By,
  /** The supplier on record, if it is a consultant; null for the platform. */
  supplier: By,
  /** SAC of a service (99…), or HSN of goods. */
  taxCode: z.string(),
  quantity: z.int(),
  /** The price of all units before discounts and tax. */
  pricePaise: Paise,
  /** Part of the price, for goods. */
  shippingPaise: Paise,
  discountPaise: Paise,
  discounts: z.array(LineDiscount),
  ...taxes,
  taxPaise: Paise,
  gstRateBp: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  /**
   * waiting: paid and being fulfilled; refused: could not be fulfilled and was refunded; revoked: taken back with a
   * refund.
   */
  state: z.enum(['unpaid', 'waiting', 'fulfilled', 'completed', 'refused', 'revoked']),
})

const Document = z.object({
  id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: Instant,
  totalPaise: Paise,
})

const Refund = z.object({
  id: Id,
  at: Instant,
  paise: Paise,
  /** Where it went. Gateway payments are refunded to the wallet immediately, or to their source within some days. */
  toSourcePaise: Paise,
  toWalletPaise: Paise,
  toPromoPaise: Paise,
  /** The reason as its author wrote it. */
  reason: z.string(),
  reasonCode: ReasonCode.nullable(),
  documentId: Id.nullable(),
})

const RefundRequest = z.object({
  id: Id,
  state: z.enum(REFUND_REQUEST_STATES),
  reason: z.string(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  /** The note staff wrote to the customer. */
  note: z.string(),
})

/** paying: at the gateway; confirming: the bank has not decided; open: unpaid, can be paid until `payUntil`. */
const Status = z.enum(ORDER_STATUSES)

export const OrderRow = z.object({
  id: Id,
  status: Status,
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** Titles of the first lines; `linesCount` is the total number. */
  title_english: z.string(),
  title_hindi: z.string(),
  linesCount: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  /** The first invoice, if any. */
  invoice: Document.nullable(),
})

export const Order = z.object({
  id: Id,
  status: Status,
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** Until when an unpaid order can be paid. */
  payUntil: Instant,
  lines: z.array(OrderLine),
  subtotalPaise: Paise,
  discounts: z.array(Discount),
  discountPaise: Paise,
  ...taxes,
  taxPaise: Paise,
  totalPaise: Paise,
  refundedPaise: Paise,
  couponCode: z.string().nullable(),
  billing: z.object({
    name: z.string(),
    state: z.object({ code: z.string(), title_english: z.string(), title_hindi: z.string() }),
    gstin: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** What each balance pays; for an unpaid order, what it would pay. */
  promoPaise: Paise,
  walletPaise: Paise,
  gatewayPaise: Paise,
  /** The latest gateway payment. */
  payment: z
    .object({
      id: Id,
      amountPaise: Paise,
      state: z.enum(['created', 'pending', 'captured', 'failed', 'cancelled']),
      method: z.string().nullable(),
      failureReason: z.string().nullable(),
      /**
       * It was captured and is refunded to its source: the order had already been paid otherwise, or could no longer
       * use it.
       */
      sentBack: z.enum(['paid_already', 'order_over']).nullable(),
    })
    .nullable(),
  documents: z.array(Document),
  refunds: z.array(Refund),
  refundRequest: RefundRequest.nullable(),
  /** Some amount was paid that is neither refunded nor requested back. */
  mayAskRefund: z.boolean(),
})
