/** What can be reviewed. */
export const REVIEW_KINDS = ['session', 'talk', 'answer', 'service', 'course', 'product'] as const

/** What a customer can say in one tap. */
export const REVIEW_TAGS = ['clear_answers', 'knew_my_trade', 'on_time', 'spoke_my_language'] as const

/** Why a review is reported, and why staff hide it. */
export const REVIEW_REPORT_REASONS = [
  'abusive',
  'untrue',
  'private_details',
  'advertising',
  'not_about_this',
  'other',
] as const

export const REVIEW_COMMENT_MAX = 2000
export const REVIEW_REPLY_MAX = 1000

export type ReviewKind = (typeof REVIEW_KINDS)[number]
export type ReviewTag = (typeof REVIEW_TAGS)[number]
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number]
