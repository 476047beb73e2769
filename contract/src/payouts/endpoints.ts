import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { ofPerson } from '../staff-shapes.ts'
import { BankAccount } from './bank-details.ts'

/** asked → approved → sending → paid; or failed at the bank, refused by staff, cancelled by the consultant. */
export const WithdrawalState = z.enum(['asked', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled'])

export const Withdrawal = z.object({
  id: Id,
  /** The number shown to people: WD-1042. */
  reference: z.string(),
  amountPaise: Paise,
  state: WithdrawalState,
  /** The last four digits of the destination account. */
  ending: z.string(),
  bank: z.string(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  settledAt: Instant.nullable(),
  /** The bank's reference (UTR) of the transfer. */
  utr: z.string().nullable(),
  /** Why it was refused or failed. */
  note: z.string(),
})

const WithdrawalPage = pageOf(Withdrawal).extend({
  readyPaise: Paise,
  onHoldPaise: Paise,
  /** Requested and awaiting approval. */
  requestedPaise: Paise,
  /** Approved and on its way to the bank. */
  underWayPaise: Paise,
  /** Owed because of refunds after a payout; offset against the next earnings. */
  owedPaise: Paise,
  /** In the current financial year. */
  paidThisYearPaise: Paise,
  minimumPaise: Paise,
  holdHours: z.int(),
  lockedUntil: Instant.nullable(),
  accounts: z.array(BankAccount),
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/web/v1/withdrawals',
  summary: 'Returns the withdrawable balance and the caller’s withdrawals, newest first.',
  for: 'consultant',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: WithdrawalPage,
})

export const askWithdrawal = endpoint({
  method: 'POST',
  path: '/api/web/v1/withdrawals',
  summary: 'Requests a withdrawal to a verified bank account. The amount is reserved immediately.',
  for: 'consultant',
  idempotent: true,
  input: z.object({
    amountPaise: z.int().min(1, 'Enter an amount.').max(10_000_000_000, 'This amount is too large.'),
    bankAccountId: Id,
  }),
  ids: { bankAccountId: 'bank account' },
  reply: z.object({ withdrawal: Withdrawal }),
  message: 'Withdrawal requested. It is waiting for approval.',
  status: 201,
  problems: ['not_found', 'below_minimum', 'insufficient_funds', 'bank_account_unchecked', 'withdrawals_locked'],
})

export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/api/web/v1/withdrawals/{id}/cancellations',
  summary: 'Cancels a withdrawal that is not approved yet.',
  for: 'consultant',
  idempotent: true,
  input: z.object({ id: IdInPath }),
  ids: { id: 'withdrawal' },
  reply: z.object({ withdrawal: Withdrawal }),
  message: 'Withdrawal cancelled',
  problems: ['not_found', 'already_decided'],
})

export const STATEMENTS = ['earnings', 'tds'] as const

export const linkStatement = endpoint({
  method: 'POST',
  path: '/api/web/v1/payout-statements',
  summary: 'Returns a short-lived link to a statement of earnings and payouts, or of tax deducted.',
  for: 'consultant',
  input: z
    .object({ from: Day, to: Day, format: z.enum(['pdf', 'csv']), statement: z.enum(STATEMENTS).default('earnings') })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end date is before the start date.' }),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 60, seconds: 3600 },
})

const StaffRow = Withdrawal.extend({
  consultant: z.object({ id: Id, name: z.string(), mobile: z.string(), thumbnail: z.string().nullable() }),
  account: BankAccount,
  /** It is large, and one person has approved it. */
  awaitsSecond: z.boolean(),
  /** The provider failed too often in a row; staff decide whether to keep waiting or to return the money. */
  stuck: z.object({ faults: z.int(), lastFault: z.string(), askedAt: Instant }).nullable(),
})

const staffFilters = {
  /** A reference such as WD-1042, the beginning of a name, or a mobile number. */
  search: Text(200).optional(),
  state: WithdrawalState.optional(),
  ...ofPerson,
}

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/payouts',
  summary: 'Lists withdrawals for staff, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['finance'],
  input: z.object({
    ...paging,
    ...staffFilters,
    sort: z.enum(['asked', '-asked', 'amount', '-amount']).default('-asked'),
  }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(StaffRow).extend({ countedAll: z.boolean() }),
})

export const exportPayouts = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/payouts/exports',
  summary: 'Returns a short-lived link to the same list as CSV. The export is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object(staffFilters),
  reply: z.object({ url: z.string() }),
  status: 201,
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const countPayouts = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/payouts/counts',
  summary: 'Returns how many withdrawals wait for approval, and whether payouts can be sent.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
  input: z.object({}),
  reply: z.object({
    waiting: z.object({ withdrawals: z.int(), amountPaise: Paise }),
    /** The payout provider; null when none is configured. */
    provider: z.string().nullable(),
  }),
})

const Step = z.object({ at: Instant, what: z.string(), by: z.string().nullable(), note: z.string() })

export const getPayout = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/payouts/{id}',
  summary: 'Returns one withdrawal with everything staff need for a decision.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['finance'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    payout: StaffRow.extend({
      readyPaise: Paise,
      onHoldPaise: Paise,
      owedPaise: Paise,
      earnedPaise: Paise,
      paidBeforePaise: Paise,
      lockedUntil: Instant.nullable(),
      pan: z.string().nullable(),
      gstin: z.string().nullable(),
      /** Above this, two people have to approve. */
      onePersonMaxPaise: Paise,
      /** The approval that awaits a second one; `mine` is the caller's own. */
      firstApproval: z.object({ by: z.string(), mine: z.boolean() }).nullable(),
      steps: z.array(Step),
    }),
  }),
  problems: ['not_found'],
})

export const approvePayout = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/payouts/{id}/approvals',
  summary:
    'Approves a withdrawal. A large one needs the approval of two people; the limit is a setting. Requires a fresh second factor.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({
    id: IdInPath,
    note: Text(500).default(''),
    /** Whether the screen asked for a first approval; refused if a colleague has approved it since. */
    expectsSecond: z.boolean().optional(),
  }),
  ids: { id: 'public' },
  /** `awaitsSecond`: another person has to approve it before it is paid. */
  reply: z.object({ withdrawal: Withdrawal, awaitsSecond: z.boolean() }),
  message: 'Approved',
  status: 201,
  problems: [
    'not_found',
    'own_account',
    'already_decided',
    'stale',
    'second_person_needed',
    'withdrawals_locked',
    'bank_account_unchecked',
  ],
})

export const withdrawApproval = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/payouts/{id}/approvals',
  summary: 'Withdraws one’s own approval of a large withdrawal, as long as nobody else has approved it.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ withdrawal: Withdrawal }),
  message: 'Approval withdrawn',
  problems: ['not_found', 'already_decided'],
})

export const refusePayout = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/payouts/{id}/refusals',
  summary:
    'Refuses a withdrawal, or abandons one that is stuck, with a reason for the consultant. The money becomes withdrawable again.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  idempotent: true,
  input: z.object({ id: IdInPath, reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({ withdrawal: Withdrawal }),
  message: 'Withdrawal rejected',
  status: 201,
  problems: ['not_found', 'already_decided'],
})
