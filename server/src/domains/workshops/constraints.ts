import type { Constraints } from '#server/platform/db/constraints.ts'

export const workshopConstraints = {
  workshops_not_oversold: 'seats_sold',
} as const satisfies Constraints
