import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, pageOf, paging } from '../fields.ts'
import { PaymentMethod } from '../payments/endpoints.ts'

/** One wallet movement, paid and promotional money together. */
const WalletEntry = z.object({
  /** The ledger movement number. */
  id: Id,
  at: Instant,
  /** The reason: top_up, order_paid, refund, promotion and so on. */
  kind: z.string(),
  /** The payment method of a top-up. */
  method: PaymentMethod.nullable(),
  title_english: z.string().nullable(),
  title_hindi: z.string().nullable(),
  /** The reference the help desk asks for. */
  reference: z.string(),
  /** Positive for credits, negative for debits. */
  amountPaise: Paise,
  promoPaise: Paise,
  /** Paid and promotional balance after it. */
  balancePaise: Paise,
  topUpId: Id.nullable(),
  orderId: Id.nullable(),
})

export const getWalletHistory = endpoint({
  method: 'GET',
  path: '/api/web/v1/user-wallet-history',
  summary: 'Returns the balance and movements of the caller’s wallet, newest first.',
  for: 'user',
  input: z.object({ ...paging, direction: z.enum(['in', 'out']).optional() }),
  reply: pageOf(WalletEntry).extend({
    /** SPEC's names. The amount is in rupees: total credit minus total debit. */
    walletAmount: z.number(),
    walletHistory: z.array(WalletEntry),
    walletCount: z.int(),
    /** Parts of the balance: paid in, promotional, and held for something pending. */
    paidPaise: Paise,
    promoPaise: Paise,
    heldPaise: Paise,
    spendablePaise: Paise,
    /** Over all time. */
    creditPaise: Paise,
    debitPaise: Paise,
    lastTopUpAt: Instant.nullable(),
  }),
})

export const topUpWallet = endpoint({
  method: 'POST',
  path: '/api/web/v1/wallet/top-ups',
  summary: 'Creates a payment for a wallet top-up. Its checkout follows.',
  for: 'user',
  input: z.object({ amountPaise: Paise.positive().max(100_000_000_00) }),
  idempotent: true,
  reply: z.object({ topUpId: Id, paymentId: Id }),
  status: 201,
  problems: ['top_up_amount'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const linkReceipt = endpoint({
  method: 'POST',
  path: '/api/web/v1/wallet/top-ups/{id}/receipt-links',
  summary: 'Returns a short-lived link to the receipt of a top-up as PDF.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'top-up' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found'],
})

export const linkStatement = endpoint({
  method: 'POST',
  path: '/api/web/v1/wallet/statement-links',
  summary: 'Returns a short-lived link to the wallet statement. Days are in India, inclusive.',
  for: 'user',
  input: z
    .object({ from: Day, to: Day, format: z.enum(['csv', 'pdf']) })
    .refine(({ from, to }) => from <= to, { message: 'The end date is before the start date.', path: ['to'] }),
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['invalid'],
})

/** `off`, `awaiting_mandate` (the first payment asks the bank), `on`, `paused` (the bank refused three times). */
const AutoRefill = z.object({
  state: z.enum(['off', 'awaiting_mandate', 'on', 'paused']),
  belowPaise: Paise,
  amountPaise: Paise,
  /** The payment whose checkout asks the bank for the mandate; also a top-up. */
  mandatePaymentId: Id.nullable(),
  method: PaymentMethod.nullable(),
  lastRefillAt: Instant.nullable(),
})

export const getAutoRefill = endpoint({
  method: 'GET',
  path: '/api/web/v1/wallet/auto-refill',
  summary: 'Returns the auto-refill settings of the wallet.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ autoRefill: AutoRefill }),
})

export const setAutoRefill = endpoint({
  method: 'PUT',
  path: '/api/web/v1/wallet/auto-refill',
  summary: 'Turns auto-refill on or off. Without a mandate, a first top-up requests one from the bank.',
  for: 'user',
  input: z.object({
    enabled: z.boolean(),
    /** The balance below which the wallet is topped up. */
    belowPaise: Paise.positive().max(100_000_000_00).default(500_00),
    amountPaise: Paise.positive().max(100_000_000_00).default(1000_00),
  }),
  reply: z.object({ autoRefill: AutoRefill }),
  problems: ['top_up_amount'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})
