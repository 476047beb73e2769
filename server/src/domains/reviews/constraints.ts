import type { Constraints } from '#server/platform/db/constraints.ts'

export const reviewConstraints = {
  reviews_one_per_subject: 'already_reviewed',
  review_reports_one_per_person: 'already_reported',
} as const satisfies Constraints
