import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging, RequiredText } from '../fields.ts'
import { SHIPMENT_STATES } from './constants.ts'
import { GoodsReturn } from './returns.ts'

/** The terms on which a consultant sells goods. */
const SellingTerms = z.object({
  /** As on the invoice. */
  name: Line(120),
  address: RequiredText(300),
  /** Flat, for each order, before tax. */
  shippingPaise: z
    .int('Enter a whole number.')
    .min(0, 'This number is too small.')
    .max(100_000, 'This number is too large.'),
  /** First digits of the PIN codes that are served; none means all of India. */
  pincodes: z.array(z.string().regex(/^[1-9]\d{0,5}$/, 'Enter the first digits of PIN codes.')).max(200),
})

const terms = z.object({
  /** Null until they are saved for the first time. */
  terms: SellingTerms.extend({ gstin: z.string() }).nullable(),
  /** Whether the consultant has stored a GSTIN; without one no goods can be sold. */
  hasGstin: z.boolean(),
})

export const getSellingTerms = endpoint({
  method: 'GET',
  path: '/api/web/v1/selling-terms',
  summary: 'Returns the terms on which the calling consultant sells goods.',
  for: 'consultant',
  input: z.object({}),
  reply: terms,
})

export const saveSellingTerms = endpoint({
  method: 'PUT',
  path: '/api/web/v1/selling-terms',
  summary: 'Saves the terms on which the calling consultant sells goods, with the GSTIN stored in the bank details.',
  for: 'consultant',
  input: SellingTerms,
  reply: terms,
  message: 'Selling terms saved',
  problems: ['gstin_missing'],
})

const Shipment = z.object({
  id: Id,
  orderId: Id,
  productId: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  photo: z.string().nullable(),
  quantity: z.int(),
  state: z.enum(SHIPMENT_STATES),
  /** Where it is sent. */
  to: z.object({
    name: z.string(),
    mobile: z.string(),
    street: z.string(),
    city: z.string(),
    pincode: z.string(),
    state: z.object({ title_english: z.string(), title_hindi: z.string() }),
  }),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  placedAt: Instant,
  packedAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** Who cancelled it before it was sent, and why; null if nobody did, or staff refunded it. */
  cancellation: z.object({ by: z.enum(['customer', 'consultant']), reason: z.string() }).nullable(),
  /** The seller was reminded for the last time and has not sent it: the buyer may cancel. */
  isOverdue: z.boolean(),
  /** When it counts as delivered; null unless it is on its way and not reported as missing. */
  deliverBy: Instant.nullable(),
  /** From then on the buyer can report that it has not arrived; null like `deliverBy`. */
  missingFrom: Instant.nullable(),
  /** The buyer has reported that it has not arrived, and staff decide; null afterwards. */
  missingAt: Instant.nullable(),
  /** Until then damaged or wrong goods can be returned; null before they are delivered, afterwards, during a return, and after staff have rejected one. */
  returnableUntil: Instant.nullable(),
  /** The latest one; null if there is none. */
  return: GoodsReturn.nullable(),
})

export const listShipments = endpoint({
  method: 'GET',
  path: '/api/web/v1/shipments',
  summary: 'Lists the goods that the caller ordered, newest first.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(
    Shipment.extend({
      consultant: z.object({ id: Id, slug: z.string(), name: z.string() }),
      /** Including tax and shipping. */
      paidPaise: Paise,
      /** What is left of it to refund. */
      refundablePaise: Paise,
    }),
  ),
})

export const confirmDelivery = endpoint({
  method: 'POST',
  path: '/api/web/v1/shipments/{id}/receipts',
  summary: 'Confirms that the goods have arrived.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'shipment' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Thank you. The delivery is confirmed.',
  problems: ['not_found', 'stale'],
})

export const cancelOverdueShipment = endpoint({
  method: 'POST',
  path: '/api/web/v1/shipments/{id}/cancellations',
  summary: 'Cancels goods that the seller has not sent after the last reminder, with a full refund.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'overdue shipment' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Order cancelled',
  problems: ['not_found', 'stale', 'seller_has_time', 'nothing_to_refund'],
})

export const reportMissing = endpoint({
  method: 'POST',
  path: '/api/web/v1/shipments/{id}/missing-reports',
  summary: 'Reports that goods have not arrived, before they count as delivered. Staff decide.',
  for: 'user',
  input: z.object({ id: IdInPath, details: RequiredText(500) }),
  ids: { id: 'shipment sent days ago' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Thank you. Our team will look into it.',
  problems: ['not_found', 'stale', 'still_on_its_way', 'too_late'],
})

const OwnShipment = Shipment.extend({ grossPaise: Paise })

export const listOwnShipments = endpoint({
  method: 'GET',
  path: '/api/web/v1/own-shipments',
  summary:
    'Lists the goods that the calling consultant has to send or has sent: returns that wait for the consultant first, then what is to be sent, then the newest.',
  for: 'consultant',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(OwnShipment).extend({
    toSend: z.int(),
    /** Returns that wait for an answer or a receipt. */
    toAnswer: z.int(),
  }),
})

export const moveShipment = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-shipments/{id}/steps',
  summary: 'Marks goods as packed or delivered.',
  for: 'consultant',
  input: z.object({ id: IdInPath, to: z.enum(['packed', 'delivered']) }),
  ids: { id: 'own shipment' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Order updated',
  problems: ['not_found', 'stale'],
})

export const sendShipment = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-shipments/{id}/dispatches',
  summary: 'Marks goods as sent with a tracking number, and notifies the customer.',
  for: 'consultant',
  input: z.object({ id: IdInPath, carrier: Line(60), trackingNumber: Line(60) }),
  ids: { id: 'own shipment' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Order updated',
  problems: ['not_found', 'stale'],
})

export const cancelShipment = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-shipments/{id}/cancellations',
  summary:
    'Cancels goods that cannot be sent. The customer is refunded in full, including delivery, and gets the reason; the pieces are for sale again if the seller says so.',
  for: 'consultant',
  input: z.object({ id: IdInPath, reason: RequiredText(500), backInStock: z.boolean() }),
  ids: { id: 'own shipment' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Order cancelled',
  problems: ['not_found', 'stale', 'nothing_to_refund'],
})
