import type { Constraints } from '#server/platform/db/constraints.ts'

export const questionConstraints = {
  question_messages_one_of_each: 'stale',
  questions_between_two: 'own_account',
} as const satisfies Constraints
