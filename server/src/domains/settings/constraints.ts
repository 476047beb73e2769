import type { Constraints } from '#server/platform/db/constraints.ts'

export const settingConstraints = {
  rates_one_a_day: 'rate_set_already',
} as const satisfies Constraints
