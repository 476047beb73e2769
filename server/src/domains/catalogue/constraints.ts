import type { Constraints } from '#server/platform/db/constraints.ts'

export const catalogueConstraints = {
  sectors_slug_is_unique: 'slug_taken',
  industries_slug_is_unique: 'slug_taken',
} as const satisfies Constraints
