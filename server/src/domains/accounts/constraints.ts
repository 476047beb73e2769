import type { Constraints } from '#server/platform/db/constraints.ts'

export const accountConstraints = {
  accounts_one_per_type_and_mobile: 'mobile_taken',
  deletion_requests_one_open: 'already_requested',
  data_exports_one_in_the_making: 'already_requested',
} as const satisfies Constraints
