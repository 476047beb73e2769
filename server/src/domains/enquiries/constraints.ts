import type { Constraints } from '#server/platform/db/constraints.ts'

export const enquiryConstraints = {
  enquiries_state_may_follow: 'stale',
  enquiries_assignee_is_staff: 'not_found',
  enquiry_entries_by_who_may_answer: 'forbidden',
  enquiry_templates_title_is_unique: 'title_taken',
} as const satisfies Constraints
