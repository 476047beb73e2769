import { z } from 'zod'
import { Id, Instant, Paise, ReasonCode } from './fields.ts'
import { DOCUMENT_KINDS, ORDER_STANDINGS, REFUND_REQUEST_STATES } from './limits.ts'

/** Who sells it, when it is a consultant. */
export const By = z.object({ name: z.string(), slug: z.string() }).nullable()

export const taxes = {
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
}

export const Discount = z.object({
  /** coupon, or the name of another source. */
  source: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  paise: Paise,
})

const OrderLine = z.object({
  id: Id,
  itemId: Id,
  /** What was bought: a cart item's type, or booking, question, talk. */
  type: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  by: By,
  sac: z.string(),
  pricePaise: Paise,
  discountPaise: Paise,
  ...taxes,
  taxPaise: Paise,
  gstRateBp: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  /** waiting: paid and being arranged; refused: could not be given and was refunded; revoked: taken back with a refund. */
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
  /** Where it went. What was paid by the gateway goes to the wallet at once, or back to its source in some days. */
  toSourcePaise: Paise,
  toWalletPaise: Paise,
  toPromoPaise: Paise,
  /** In the words of whoever wrote it. */
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
  /** What staff say to the customer. */
  note: z.string(),
})

/** paying: at the gateway; confirming: the bank has not decided; open: not paid and may be paid until `payUntil`. */
const Standing = z.enum(ORDER_STANDINGS)

export const OrderRow = z.object({
  id: Id,
  standing: Standing,
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** Titles of the first lines; `linesCount` says how many there are. */
  title_english: z.string(),
  title_hindi: z.string(),
  linesCount: z.int(),
  totalPaise: Paise,
  refundedPaise: Paise,
  /** The first invoice, if there is one. */
  invoice: Document.nullable(),
})

export const Order = z.object({
  id: Id,
  standing: Standing,
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
  /** What each purse bears; of an unpaid order what it would. */
  promoPaise: Paise,
  walletPaise: Paise,
  gatewayPaise: Paise,
  /** The newest payment through the gateway. */
  payment: z
    .object({
      id: Id,
      amountPaise: Paise,
      state: z.enum(['created', 'pending', 'captured', 'failed', 'cancelled']),
      method: z.string().nullable(),
      failureReason: z.string().nullable(),
      /** It was captured and goes back to its source: something else had paid already, or the order could not use it any more. */
      sentBack: z.enum(['paid_already', 'order_over']).nullable(),
    })
    .nullable(),
  documents: z.array(Document),
  refunds: z.array(Refund),
  refundRequest: RefundRequest.nullable(),
  /** Something was paid that is neither refunded nor already asked back. */
  mayAskRefund: z.boolean(),
})
