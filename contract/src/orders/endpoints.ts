import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { PURCHASE_KINDS } from '../memberships/constants.ts'
import { BLOCKS, CART_ITEMS_MAX, COUPON_PROBLEMS, QUANTITY_MAX, SOLD_TYPES } from './constants.ts'
import { By, Discount, LineDiscount, Order, OrderRow, taxes } from './shapes.ts'
import { GSTIN_PATTERN, isGstin } from './tax-ids.ts'

/** A state or union territory by its two-digit GST code. */
const StateCode = z.string().regex(/^\d{2}$/, 'Choose a state.')
const CouponCode = Line(24).transform((code) => code.toUpperCase())

export const CartItem = z.object({
  id: Id,
  type: z.enum(SOLD_TYPES),
  quantity: z.int().min(1).max(QUANTITY_MAX).default(1),
  /** The draft in which the seller stores the details: an address, an attendee, a form. Its seller checks the owner. */
  draftId: Id.optional(),
  /** For a membership: the one it follows, as quoted; absent for the first. An order is refused if that has changed. */
  follows: Id.optional(),
})
const CartItems = z
  .array(CartItem)
  .max(CART_ITEMS_MAX)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'The same item is listed twice.')

const QuoteLine = z.object({
  id: Id,
  type: z.enum(SOLD_TYPES),
  title_english: z.string(),
  title_hindi: z.string(),
  by: By,
  quantity: z.int(),
  draftId: Id.nullable(),
  /** Of all units, before discounts and tax. For a blocked line everything below is 0. */
  pricePaise: Paise,
  discountPaise: Paise,
  discounts: z.array(LineDiscount),
  ...taxes,
  /** Total tax of the line. */
  taxPaise: Paise,
  /** In hundredths of a percent: 1800 is 18 %. */
  gstRateBp: z.int(),
  totalPaise: Paise,
  /** Set for goods. The price contains shipping; `needsAddress`: they cannot be ordered before an address is chosen. */
  delivery: z.object({ shippingPaise: Paise, needsAddress: z.boolean() }).nullable(),
  /** Set for memberships: what buying it means now. */
  term: z
    .object({
      kind: z.enum(PURCHASE_KINDS),
      /** The membership that it renews, replaces or comes after, and its plan; the order sends the id back. */
      follows: z.object({ id: Id, title_english: z.string(), title_hindi: z.string() }).nullable(),
      startsAt: Instant,
      /** The first instant after it. */
      endsAt: Instant,
    })
    .nullable(),
  /** The most units that can be ordered now. */
  mostUnits: z.int(),
  /** Why it cannot be bought now. It is not included in any sum and does not block other lines. */
  blocked: z.enum(BLOCKS).nullable(),
})

const QuotedCoupon = z.object({
  code: z.string(),
  discountPaise: Paise,
  problem: z.enum(COUPON_PROBLEMS).nullable(),
  /** Details of the problem: the minimum order value, or the day. */
  minimumPaise: Paise.nullable(),
  on: z.string().nullable(),
})

export const Quote = z.object({
  /** In the requested order. */
  lines: z.array(QuoteLine),
  /** Sum of prices before discounts and tax. */
  subtotalPaise: Paise,
  discounts: z.array(Discount),
  discountPaise: Paise,
  ...taxes,
  taxPaise: Paise,
  /** The common tax rate of all lines; null when they differ. */
  gstRateBp: z.int().nullable(),
  totalPaise: Paise,
  coupon: QuotedCoupon.nullable(),
  /** Null while the state is unknown; the tax is then shown as IGST. The total does not depend on the state. */
  placeOfSupply: z.object({ code: z.string(), title_english: z.string(), title_hindi: z.string() }).nullable(),
  /** Null for visitors. */
  wallet: z.object({ spendablePaise: Paise, promoPaise: Paise, usedPaise: Paise }).nullable(),
  /** Amount left to pay through the gateway. */
  duePaise: Paise,
  /** Billing details of the previous order; null for visitors and on a first order. */
  billing: z.object({ name: z.string(), gstin: z.string().nullable(), address: z.string().nullable() }).nullable(),
})

export const quoteCart = endpoint({
  method: 'POST',
  path: '/api/web/v1/cart-quotes',
  summary: 'Returns the current price of a cart: lines, discounts, tax, and the amount left after the wallet.',
  for: 'anyone',
  input: z.object({
    items: CartItems,
    couponCode: CouponCode.optional(),
    /** Defaults to the state of the account. */
    state: StateCode.optional(),
    useWallet: z.boolean().default(false),
  }),
  reply: Quote,
  limit: { per: 'address', max: 240, seconds: 60 },
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/web/v1/orders',
  summary:
    'Places an order for a cart. It is paid immediately if the wallet covers everything; otherwise a payment is created for the rest.',
  for: 'user',
  idempotent: true,
  input: z.object({
    items: CartItems.min(1, 'Your cart is empty.'),
    couponCode: CouponCode.optional(),
    useWallet: z.boolean(),
    billing: z.object({
      name: Line(120),
      state: StateCode,
      gstin: z
        .string()
        .trim()
        .toUpperCase()
        .regex(GSTIN_PATTERN, 'A GSTIN has 15 characters, such as 27ABCCP1234F1ZR.')
        .refine(isGstin, 'This GSTIN is not valid. Please check each character.')
        .optional(),
      address: Text(300).optional(),
    }),
    /** The total the buyer saw and accepted. */
    expectedTotalPaise: Paise.min(0),
  }),
  reply: z.object({
    order: Order,
    /** The payment to complete through the gateway; null when everything is paid. */
    paymentId: Id.nullable(),
  }),
  status: 201,
  message: 'Order placed',
  problems: [
    'price_changed',
    'item_unavailable',
    'membership_changed',
    'booking_with_other_items',
    'coupon_unusable',
    'insufficient_funds',
    'below_gateway_least',
    'own_account',
    'expert_unavailable',
    'blocked_by_you',
    'address_missing',
    'gstin_of_another_state',
    'idempotency_conflict',
    'payment_confirming',
    'already_paid',
    'order_lapsed',
    'stale',
  ],
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/web/v1/orders',
  summary: 'Lists the caller’s orders, newest first, searchable by number, title or invoice number.',
  for: 'user',
  input: z.object({ ...paging }),
  reply: pageOf(OrderRow),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/web/v1/orders/{id}',
  summary: 'Returns one of the caller’s orders with lines, money, documents and refunds.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'order' },
  reply: z.object({ order: Order }),
  problems: ['not_found'],
})

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/web/v1/orders/{id}/cancel-payment',
  summary: 'Abandons the checkout. Held wallet money is released, and the order can still be paid later.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath }),
  ids: { id: 'unpaid order' },
  reply: z.object({ order: Order }),
  problems: ['not_found', 'payment_confirming', 'already_paid', 'stale'],
})

export const payAgain = endpoint({
  method: 'POST',
  path: '/api/web/v1/orders/{id}/pay-again',
  summary: 'Retries the payment of an open order.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, useWallet: z.boolean() }),
  ids: { id: 'unpaid order' },
  reply: z.object({ order: Order, paymentId: Id.nullable() }),
  problems: [
    ...(['not_found', 'payment_confirming', 'already_paid', 'stale'] as const),
    ...(['order_lapsed', 'insufficient_funds', 'below_gateway_least'] as const),
  ],
})

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/web/v1/orders/{id}/refund-requests',
  summary: 'Requests a refund. Staff decide, and the customer is notified.',
  for: 'user',
  input: z.object({ id: IdInPath, reason: RequiredText(1000) }),
  ids: { id: 'order' },
  reply: z.object({ order: Order }),
  status: 201,
  message: 'Your request was sent',
  problems: ['not_found', 'already_requested', 'nothing_to_refund'],
})

export const linkDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/orders/{id}/document-links',
  summary: 'Returns a short-lived link to an invoice or credit note as PDF.',
  for: 'user',
  input: z.object({ id: IdInPath, documentId: Id }),
  ids: { id: 'order', documentId: 'document' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found'],
})
