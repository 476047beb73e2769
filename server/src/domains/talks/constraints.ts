import type { Constraints } from '#server/platform/db/constraints.ts'

export const talkConstraints = {
  library_talks_slug_is_unique: 'stale',
  expert_busy: 'expert_busy',
  customer_in_a_talk: 'in_a_talk',
} as const satisfies Constraints
