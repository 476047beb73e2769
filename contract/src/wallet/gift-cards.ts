import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { exported, Person, PROPOSABLE, searched } from '../staff-shapes.ts'
import { GIFT_CARD_MAX_PAISE, GIFT_CARD_MIN_PAISE, GIFT_CARD_STATUSES } from './constants.ts'

export const prepareGiftCard = endpoint({
  method: 'POST',
  path: '/api/web/v1/gift-cards',
  summary: 'Stores what a gift card should say. It is bought by an order for its id, paid through the gateway.',
  for: 'user',
  input: z.object({
    amountPaise: Paise.min(GIFT_CARD_MIN_PAISE, 'Gift cards start at ₹500.')
      .max(GIFT_CARD_MAX_PAISE, 'Gift cards go up to ₹10,000.')
      .multipleOf(100, 'Enter whole rupees.'),
    recipientName: Line(80),
    /** The code is sent there; without it the buyer passes it on. */
    recipientEmail: Email.optional(),
    message: Text(300).default(''),
  }),
  reply: z.object({ id: Id }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

const GiftCard = z.object({
  id: Id,
  orderId: Id,
  amountPaise: Paise,
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  status: z.enum(GIFT_CARD_STATUSES),
  boughtAt: Instant,
  validUntil: Instant,
})

const OwnGiftCard = GiftCard.extend({
  message: z.string(),
  /** Null unless it can be redeemed. */
  code: z.string().nullable(),
  /** The buyer can still get the money back. */
  isRefundable: z.boolean(),
})

export const listOwnGiftCards = endpoint({
  method: 'GET',
  path: '/api/web/v1/gift-cards',
  summary: 'Lists the gift cards that the caller bought, newest first, with the codes of those that can be redeemed.',
  for: 'user',
  input: z.object({ ...paging }),
  reply: pageOf(OwnGiftCard),
})

export const cancelGiftCard = endpoint({
  method: 'POST',
  path: '/api/web/v1/gift-cards/{id}/cancellations',
  summary: 'Cancels a gift card that nobody has redeemed, within 7 days, and refunds it to its source.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath }),
  ids: { id: 'gift card' },
  reply: z.object({ giftCard: OwnGiftCard }),
  status: 201,
  message: 'Gift card cancelled',
  problems: ['not_found', 'gift_card_kept', 'idempotency_conflict'],
})

export const redeemGiftCard = endpoint({
  method: 'POST',
  path: '/api/web/v1/gift-cards/redemptions',
  summary: 'Adds the money of a gift card to the caller’s wallet, once.',
  for: 'user',
  idempotent: true,
  input: z.object({ code: Line(60) }),
  reply: z.object({ amountPaise: Paise, balancePaise: Paise }),
  status: 201,
  message: 'Gift card redeemed',
  problems: ['gift_card_unknown', 'gift_card_redeemed', 'gift_card_over', 'idempotency_conflict'],
  // Guessing is hopeless anyway: a code has 80 random bits.
  limit: { per: 'account', max: 10, seconds: 3600 },
})

const filters = {
  /** Searches by the buyer's name or mobile number; `from` and `to` are days of payment. */
  ...searched,
  status: z.enum(GIFT_CARD_STATUSES).optional(),
}

const SoldGiftCard = GiftCard.omit({ recipientEmail: true }).extend({
  buyer: Person,
  redeemedBy: Person.nullable(),
  endedAt: Instant.nullable(),
})

export const listGiftCards = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/gift-cards',
  summary: 'Lists the gift cards that were bought, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ ...paging, ...filters, sort: z.enum(['bought', '-bought', 'ends', '-ends']).default('-bought') }),
  reply: pageOf(SoldGiftCard).extend({ countedAll: z.boolean(), owedPaise: Paise }),
})

export const exportGiftCards = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/gift-cards/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(filters),
})

export const refundGiftCard = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/gift-cards/{id}/refunds',
  summary: 'Cancels a gift card that nobody has redeemed and refunds it to its source.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  idempotent: true,
  input: z.object({ id: IdInPath, reason: Line(300) }),
  ids: { id: 'public' },
  reply: z.object({ refundedPaise: Paise }),
  status: 201,
  message: 'Gift card cancelled',
  problems: ['not_found', 'gift_card_kept', 'idempotency_conflict', ...PROPOSABLE],
})
