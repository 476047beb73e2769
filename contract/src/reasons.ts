/** Why something that was paid for could not be delivered. */
export const REFUSAL_REASONS = ['not_available', 'paid_already', 'slot_taken', 'time_passed', 'customer_busy'] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Why the system cancelled or refunded. */
export const SYSTEM_REASONS = [
  'cancelled_by_customer',
  'cancelled_by_consultant',
  'cancelled_by_platform',
  'session_missed',
  'answer_overdue',
  'nobody_accepted',
  'follow_up_late',
  'package_ended',
  'goods_returned',
  'refunded_in_full',
  'refunded_by_staff',
  ...REFUSAL_REASONS,
] as const

/** Reasons for a cancellation that each side can choose. */
export const CUSTOMER_CANCELLATION_REASONS = [
  'not_needed',
  'time_unsuitable',
  'booked_by_mistake',
  'found_elsewhere',
  'other',
] as const

export const CONSULTANT_CANCELLATION_REASONS = [
  'unwell',
  'emergency',
  'time_clash',
  'outside_expertise',
  'other',
] as const

/** Reasons of a refund by staff, which the customer can read. The last one names none. */
export const REFUND_REASONS = [
  'consultant_network',
  'session_missed',
  'session_cut_short',
  'answer_overdue',
  'answer_unfit',
  'not_as_described',
  'technical_fault',
  'charged_twice',
  'goodwill',
  'refunded_by_staff',
] as const

export type RefundReason = (typeof REFUND_REASONS)[number]

/** Every reason stored as a code: the above, and why the system cancelled or refunded. */
export type ReasonCode =
  | (typeof CUSTOMER_CANCELLATION_REASONS)[number]
  | (typeof CONSULTANT_CANCELLATION_REASONS)[number]
  | (typeof SYSTEM_REASONS)[number]
  | RefundReason
