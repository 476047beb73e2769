import type { Constraints } from '#server/platform/db/constraints.ts'

export const availabilityConstraints = {
  slot_taken: 'slot_taken',
} as const satisfies Constraints
