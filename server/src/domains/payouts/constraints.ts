import type { Constraints } from '#server/platform/db/constraints.ts'

export const payoutConstraints = {
  bank_accounts_one_of_a_number: 'bank_account_known',
  withdrawals_need_two_people: 'second_person_needed',
} as const satisfies Constraints
