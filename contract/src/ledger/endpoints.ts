import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { ofPerson } from '../staff-shapes.ts'
import { PROMOTIONAL_CREDIT_MAX_PAISE } from '../wallet/constants.ts'

/** Customers have wallet and promo; consultants have the others. A debt is negative until it is paid. */
export const BALANCE_KINDS = ['wallet', 'promo', 'earnings_pending', 'earnings', 'payout', 'debt'] as const
/** Accounts of the platform. */
export const BOOKS = [
  'gateway',
  'bank',
  'orders',
  'gift_cards',
  'commission',
  'gst',
  'tcs',
  'tds',
  'discounts',
  'promotions',
  'gateway_fees',
  'adjustments',
] as const
export type BalanceKind = (typeof BALANCE_KINDS)[number]
export type Book = (typeof BOOKS)[number]

export const givePromotionalCredit = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/promotional-credits',
  summary: 'Grants a customer promotional credit, with a reason. It is spent before their own money.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({
    accountId: Id,
    amountPaise: Paise.min(100, 'Give at least ₹1.').max(
      PROMOTIONAL_CREDIT_MAX_PAISE,
      'Give at most ₹10,000 at a time.',
    ),
    /** Visible to staff in the ledger and the audit log. */
    reason: Line(300),
  }),
  ids: { accountId: 'public' },
  /** The promotional balance after the grant. */
  reply: z.object({ movementId: Id, promoPaise: Paise }),
  message: 'Promotional credit given',
  status: 201,
  problems: ['not_found', 'own_account', 'credit_limit_of_day'],
})

const Kind = z.enum([...BOOKS, ...BALANCE_KINDS])
export type AccountKind = Book | BalanceKind

const Drift = z.object({
  /**
   * A stored balance, a held amount, a movement that does not sum to zero, or the running balance stored with an entry.
   */
  what: z.enum(['balance', 'held', 'movement', 'after']),
  /** Id of the account or movement. */
  id: Id,
  expectedPaise: Paise,
  /** Null if nothing is stored. */
  foundPaise: Paise.nullable(),
})

const Check = z.object({ at: Instant, entries: z.int(), totalPaise: Paise, drift: z.array(Drift) })

export const getTrialBalance = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/trial-balance',
  summary:
    'Returns debits and credits of every kind of account, computed from the entries, and the result of the latest ledger check.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
  /** Includes everything until the end of this day in India; defaults to now. */
  input: z.object({ asOf: Day.optional() }),
  reply: z.object({
    rows: z.array(
      z.object({ kind: Kind, accounts: z.int(), creditPaise: Paise, debitPaise: Paise, balancePaise: Paise }),
    ),
    /** Must be zero; anything else is a serious error. */
    totalPaise: Paise,
    check: Check.nullable(),
  }),
})

export const checkLedger = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/ledger/checks',
  summary: 'Recomputes every balance from the entries and compares it with the stored one. The result is saved.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
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
  /** Total credited, which equals the total debited. */
  amountPaise: Paise,
  entries: z.array(
    z.object({
      account: Kind,
      owner: Person.nullable(),
      /** Positive is a credit. */
      paise: Paise,
      balanceAfterPaise: Paise.nullable(),
    }),
  ),
})

const movementFilters = {
  /**
   * The number of a movement (JE-12), order or payment; prefixes of a person's name; a mobile number; or the beginning
   * of a key.
   */
  search: Text(200).optional(),
  kind: Text(60).optional(),
  ...ofPerson,
  account: Kind.optional(),
  /** Days in India, inclusive. */
  from: Day.optional(),
  to: Day.optional(),
}

export const listMovements = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/movements',
  summary: 'Lists ledger movements with their entries, with search and filters, newest first.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['finance'],
  input: z.object({ ...paging, ...movementFilters, sort: z.enum(['at', '-at']).default('-at') }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(Movement).extend({ countedAll: z.boolean() }),
})

export const listMovementKinds = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/movement-kinds',
  summary: 'Returns every kind of movement that has occurred, for the filter.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
  input: z.object({}),
  reply: z.object({ kinds: z.array(z.string()) }),
})

export const exportMovements = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/ledger/movements/exports',
  summary:
    'Returns a short-lived link to the same list as CSV, one line per entry. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object(movementFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

const accountFilters = {
  /** Prefixes of words of the name or email, or the beginning or end of the mobile number. */
  search: Text(200).optional(),
  kind: z.enum(BALANCE_KINDS).optional(),
  ...ofPerson,
}

export const listBalances = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/ledger/accounts',
  summary: 'Lists account balances and held amounts by person.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['finance'],
  input: z.object({
    ...paging,
    ...accountFilters,
    sort: z.enum(['balance', '-balance', 'name', '-name']).default('-balance'),
  }),
  reply: pageOf(
    z.object({ id: Id, kind: z.enum(BALANCE_KINDS), owner: Person, balancePaise: Paise, heldPaise: Paise }),
  ).extend({ countedAll: z.boolean() }),
})

export const exportBalances = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/ledger/accounts/exports',
  summary: 'Returns a short-lived link to the same list as CSV. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object(accountFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})
