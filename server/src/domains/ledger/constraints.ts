import type { Constraints } from '#server/platform/db/constraints.ts'

export const ledgerConstraints = {
  ledger_balance_covers_holds: 'insufficient_funds',
  ledger_till_gives_what_it_took: 'stale',
} as const satisfies Constraints
