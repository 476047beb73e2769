import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id, Instant, Line, Paise, pageOf, paging, Text } from './fields.ts'
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
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({
    accountId: Id,
    amountPaise: Paise.min(100, 'Give at least ₹1.').max(
      PROMOTIONAL_CREDIT_MAX_PAISE,
      'Give at most ₹10,000 at a time.',
    ),
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

const Kind = z.enum([...BOOKS, ...PURSES])
export type AccountKind = Book | Purse

const Drift = z.object({
  /** A kept balance, what is held, a movement that is not zero, or a balance written beside an entry. */
  what: z.enum(['balance', 'held', 'movement', 'after']),
  /** Of the account or the movement. */
  id: Id,
  expectedPaise: Paise,
  /** Null where there is nothing at all. */
  foundPaise: Paise.nullable(),
})

const Check = z.object({ at: Instant, entries: z.int(), totalPaise: Paise, drift: z.array(Drift) })

export const getTrialBalance = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/trial-balance',
  summary:
    'Credits and debits of every kind of account, read from the entries; and what the newest check of the books found.',
  for: 'admin',
  secondFactor: 'signed-in',
  /** All that happened until the end of this day in India; until now without it. */
  input: z.object({ asOf: Day.optional() }),
  reply: z.object({
    rows: z.array(
      z.object({ kind: Kind, accounts: z.int(), creditPaise: Paise, debitPaise: Paise, balancePaise: Paise }),
    ),
    /** Zero, or something is very wrong. */
    totalPaise: Paise,
    check: Check.nullable(),
  }),
})

export const checkLedger = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/ledger/checks',
  summary: 'Rebuilds every balance from the entries and compares; the answer is kept.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({}),
  reply: z.object({ check: Check }),
  message: 'Ledger check done',
  status: 201,
  limit: { per: 'account', max: 20, seconds: 3600 },
})

const Person = z.object({ id: Id, name: z.string(), type: z.enum(['user', 'consultant', 'admin']) })

const Movement = z.object({
  id: Id,
  key: z.string(),
  kind: z.string(),
  at: Instant,
  memo: z.string(),
  orderId: Id.nullable(),
  paymentId: Id.nullable(),
  refundId: Id.nullable(),
  payoutId: Id.nullable(),
  /** All that was credited, which is all that was debited. */
  amountPaise: Paise,
  entries: z.array(
    z.object({
      account: Kind,
      owner: Person.nullable(),
      /** Above zero is a credit. */
      paise: Paise,
      balanceAfterPaise: Paise.nullable(),
    }),
  ),
})

const movementFilters = {
  /** The number of a movement (JE-12), an order or a payment; beginnings of a person's name, or their mobile; how a key begins. */
  search: Text(200).optional(),
  kind: Text(60).optional(),
  account: Kind.optional(),
  /** Days in India, both included. */
  from: Day.optional(),
  to: Day.optional(),
}

export const listMovements = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/movements',
  summary: 'Every movement of money with its entries: searched, filtered, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({ ...paging, ...movementFilters, sort: z.enum(['at', '-at']).default('-at') }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Movement).extend({ countedAll: z.boolean() }),
})

export const listMovementKinds = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/movement-kinds',
  summary: 'Every kind of movement there ever was, for the filter.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({}),
  reply: z.object({ kinds: z.array(z.string()) }),
})

export const exportMovements = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/ledger/movements/exports',
  summary: 'A short-lived address of the same list as CSV, one line for an entry; the export is in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  input: z.object(movementFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

const accountFilters = {
  /** Beginnings of words of the name or the email, beginning or end of the mobile. */
  search: Text(200).optional(),
  kind: z.enum(PURSES).optional(),
}

export const listPurses = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/accounts',
  summary: 'The purses of people with what lies in them and what is held.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({
    ...paging,
    ...accountFilters,
    sort: z.enum(['balance', '-balance', 'name', '-name']).default('-balance'),
  }),
  reply: pageOf(
    z.object({ id: Id, kind: z.enum(PURSES), owner: Person, balancePaise: Paise, heldPaise: Paise }),
  ).extend({ countedAll: z.boolean() }),
})

export const exportPurses = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/ledger/accounts/exports',
  summary: 'A short-lived address of the same list as CSV; the export is in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  input: z.object(accountFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})
