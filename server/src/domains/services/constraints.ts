import type { Constraints } from '#server/platform/db/constraints.ts'

export const serviceConstraints = {
  service_order_milestones_returned_twice: 'stale',
} as const satisfies Constraints
