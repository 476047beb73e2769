import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Line, Paise } from './fields.ts'
import { PROMOTIONAL_CREDIT_MAX_PAISE } from './limits.ts'

/** Of a customer: wallet and promo; of a consultant: the rest. A debt is below zero until it is paid. */
export const PURSES = ['wallet', 'promo', 'earnings_pending', 'earnings', 'payout', 'debt'] as const
/** Of the platform. */
export const BOOKS = [
  'gateway',
  'bank',
  'orders',
  'commission',
  'gst',
  'tcs',
  'tds',
  'discounts',
  'promotions',
  'gateway_fees',
  'adjustments',
] as const
export type Purse = (typeof PURSES)[number]
export type Book = (typeof BOOKS)[number]

export const givePromotionalCredit = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/promotional-credits',
  summary: 'Gives a customer promotional money, with a reason; it is spent before their own.',
  for: 'admin',
  idempotent: true,
  input: z.object({
    accountId: Id,
    amountPaise: Paise.min(100, 'Give at least ₹1.').max(PROMOTIONAL_CREDIT_MAX_PAISE, 'Give at most ₹10,000 at once.'),
    /** Read by staff in the ledger and the audit log. */
    reason: Line(300),
  }),
  ids: { accountId: 'public' },
  /** What lies in the promotional purse now. */
  reply: z.object({ movementId: Id, promoPaise: Paise }),
  message: 'Promotional credit given',
  status: 201,
  problems: ['not_found'],
})
