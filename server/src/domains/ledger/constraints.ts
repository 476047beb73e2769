import type { Constraints } from '#server/platform/db/constraints.ts'

export const ledgerConstraints = {
  ledger_balance_covers_holds: 'insufficient_funds',
  ledger_till_gives_what_it_took: 'stale',
  promotional_credits_within_a_day: 'credit_limit_of_day',
} as const satisfies Constraints
