import type { Constraints } from '#server/platform/constraints.ts'

export const availabilityConstraints = {
  slot_taken: 'slot_taken',
} as const satisfies Constraints
