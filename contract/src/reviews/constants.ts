/** What can be reviewed. */
export const REVIEW_KINDS = ['session', 'talk', 'answer', 'service', 'course', 'product'] as const

const TAGS = ['clear_answers', 'knew_my_trade', 'on_time', 'spoke_my_language'] as const
const PRODUCT_TAGS = ['as_described', 'good_quality', 'easy_to_use', 'worth_the_price'] as const

/** What a customer can say in one tap. */
export const REVIEW_TAGS = [...TAGS, ...PRODUCT_TAGS] as const
/** Those that fit what is reviewed. */
export const tagsFor = (kind: ReviewKind): readonly ReviewTag[] => (kind === 'product' ? PRODUCT_TAGS : TAGS)

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
