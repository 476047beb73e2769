import type { Constraints } from '#server/platform/db/constraints.ts'

export const consultantConstraints = {
  consultants_slug_is_unique: 'stale',
  consultants_approved_are_presentable: 'profile_incomplete',
} as const satisfies Constraints
