import type { Constraints } from '#server/platform/db/constraints.ts'

export const contentConstraints = {
  articles_cover_is_stored: 'not_found',
} as const satisfies Constraints
