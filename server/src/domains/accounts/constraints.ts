import type { Constraints } from '#server/platform/db/constraints.ts'

export const accountConstraints = {
  accounts_one_per_type_and_mobile: 'mobile_taken',
  accounts_keep_an_owner: 'last_owner',
  saved_views_one_per_name: 'view_name_taken',
  account_blocks_not_oneself: 'own_account',
  person_reports_not_oneself: 'own_account',
  person_reports_one_open: 'already_reported',
  deletion_requests_one_open: 'already_requested',
  data_exports_one_in_the_making: 'already_requested',
} as const satisfies Constraints
