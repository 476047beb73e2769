import type { Constraints } from '#server/platform/db/constraints.ts'

export const orderConstraints = {
  coupons_used_within_limit: 'coupon_unusable',
  coupon_people_within_limit: 'coupon_unusable',
  coupons_code_is_unique: 'coupon_code_taken',
  order_lines_one_order_per_draft: 'stale',
  order_lines_refund_once: 'nothing_to_refund',
  orders_refund_what_was_paid: 'nothing_to_refund',
  refund_proposals_one_waiting: 'refund_waiting',
  refunds_need_two_people: 'second_person_needed',
  refund_requests_one_open: 'already_requested',
} as const satisfies Constraints
