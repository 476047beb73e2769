import type { Constraints } from '#server/platform/db/constraints.ts'

export const lockerConstraints = { locker_group_title_taken: 'group_title_taken' } as const satisfies Constraints
