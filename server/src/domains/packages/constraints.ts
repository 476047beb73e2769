import type { Constraints } from '#server/platform/db/constraints.ts'

export const packageConstraints = {
  package_offers_one_of_each: 'package_exists',
} as const satisfies Constraints
