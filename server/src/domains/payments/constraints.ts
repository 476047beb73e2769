import type { Constraints } from '#server/platform/db/constraints.ts'

export const paymentConstraints = {
  payments_refunds_within_capture: 'nothing_to_refund',
} as const satisfies Constraints
