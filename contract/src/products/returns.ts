import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, RequiredText, Text } from '../fields.ts'
import { RETURN_EVENTS, RETURN_PHOTOS_MAX, RETURN_REASONS, RETURN_STATES } from './constants.ts'

/** Goods that a customer wants to send back. Its photos are documents shared into it. */
export const GoodsReturn = z.object({
  id: Id,
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  details: z.string(),
  askedAt: Instant,
  /** Whoever has to act next does so by then; null while staff decide, and afterwards. */
  actBy: Instant.nullable(),
  /** What is left to refund, including tax and shipping. */
  refundablePaise: Paise,
  /** The seller’s address, while the goods have to be sent back; otherwise null. */
  returnTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: Instant,
      kind: z.enum(RETURN_EVENTS),
      by: z.enum(['customer', 'consultant', 'staff', 'system']),
      note: z.string(),
    }),
  ),
})

const saved = z.object({ return: GoodsReturn })
const RETURNS = '/api/web/v1/returns'
const OWN = '/api/web/v1/own-returns'
const ofCustomer = { for: 'user', reply: saved, status: 201 } as const
const ofSeller = { for: 'consultant', reply: saved, status: 201 } as const

export const askReturn = endpoint({
  method: 'POST',
  path: '/api/web/v1/shipments/{id}/returns',
  summary:
    'Asks to return delivered goods, with photos from the locker. The earning is frozen until it is decided. What staff have rejected cannot be asked for again.',
  for: 'user',
  input: z.object({
    id: IdInPath,
    reason: z.enum(RETURN_REASONS),
    details: RequiredText(1000),
    /** Own documents of the locker, which are shared with the seller. */
    photos: z.array(Id).max(RETURN_PHOTOS_MAX).default([]),
  }),
  ids: { id: 'delivered shipment' },
  limit: { per: 'account', max: 20, seconds: 86_400 },
  reply: saved,
  status: 201,
  message: 'Return requested',
  problems: ['not_found', 'stale', 'too_late', 'already_requested', 'already_decided', 'return_photos'],
})

export const sendReturn = endpoint({
  method: 'POST',
  path: `${RETURNS}/{id}/dispatches`,
  summary: 'Adds the carrier and tracking number of goods that are sent back, and notifies the seller.',
  ...ofCustomer,
  input: z.object({ id: IdInPath, carrier: Line(60), trackingNumber: Line(60) }),
  ids: { id: 'accepted return' },
  message: 'Return updated',
  problems: ['not_found', 'stale'],
})

export const objectToAnswer = endpoint({
  method: 'POST',
  path: `${RETURNS}/{id}/escalations`,
  summary: 'Asks staff to decide about a return that the seller declined.',
  ...ofCustomer,
  input: z.object({ id: IdInPath, reason: RequiredText(500) }),
  ids: { id: 'declined return' },
  message: 'Our team will decide',
  problems: ['not_found', 'stale'],
})

export const withdrawReturn = endpoint({
  method: 'POST',
  path: `${RETURNS}/{id}/withdrawals`,
  summary: 'Cancels a return before the goods are sent back.',
  ...ofCustomer,
  input: z.object({ id: IdInPath }),
  ids: { id: 'goods return' },
  message: 'Return cancelled',
  problems: ['not_found', 'stale'],
})

const writing = { per: 'account', max: 30, seconds: 86_400 } as const
const words = RequiredText(500)

export const writeToSeller = endpoint({
  method: 'POST',
  path: `${RETURNS}/{id}/messages`,
  summary: 'Writes to the seller about an accepted return, until the goods are received. No phone number is shown.',
  ...ofCustomer,
  input: z.object({ id: IdInPath, text: words }),
  ids: { id: 'accepted return' },
  message: 'Message sent',
  problems: ['not_found', 'stale'],
  limit: writing,
})

export const writeToCustomer = endpoint({
  method: 'POST',
  path: `${OWN}/{id}/messages`,
  summary: 'Writes to the customer about an accepted return, until the goods are received.',
  ...ofSeller,
  input: z.object({ id: IdInPath, text: words }),
  ids: { id: 'own return on its way' },
  message: 'Message sent',
  problems: ['not_found', 'stale'],
  limit: writing,
})

export const answerReturn = endpoint({
  method: 'POST',
  path: `${OWN}/{id}/answers`,
  summary: 'Accepts a return, or declines it with a reason, and notifies the customer.',
  ...ofSeller,
  input: z.object({ id: IdInPath, answer: z.enum(['accept', 'decline']), reason: Text(500).default('') }),
  ids: { id: 'own goods return' },
  message: 'Return updated',
  problems: ['not_found', 'stale'],
})

export const receiveReturn = endpoint({
  method: 'POST',
  path: `${OWN}/{id}/receipts`,
  summary:
    'Confirms that goods have come back, with or without a tracking number. The customer is refunded, and the goods are for sale again if they can be.',
  ...ofSeller,
  input: z.object({ id: IdInPath, canBeSoldAgain: z.boolean() }),
  ids: { id: 'own return on its way' },
  message: 'Return completed',
  problems: ['not_found', 'stale', 'nothing_to_refund'],
})

export const disputeReturn = endpoint({
  method: 'POST',
  path: `${OWN}/{id}/escalations`,
  summary: 'Asks staff to decide because something is wrong with what was sent back, or it has not arrived.',
  ...ofSeller,
  input: z.object({ id: IdInPath, reason: RequiredText(500) }),
  ids: { id: 'own return on its way' },
  message: 'Our team will decide',
  problems: ['not_found', 'stale'],
})
