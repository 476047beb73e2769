export const QUESTION_STATES = ['draft', 'asked', 'answered', 'follow_up', 'closed', 'refunded'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/**
 * What happens next, until `dueAt`: acceptance by the consultant or by any expert; the customer's choice between a
 * refund and opening the question to others; the answer; details from the customer; the answer to a follow-up; closing.
 */
export const QUESTION_AWAITING = ['acceptance', 'choice', 'answer', 'details', 'follow_up', 'closing'] as const
export type QuestionAwaiting = (typeof QUESTION_AWAITING)[number]

export const QUESTION_MESSAGE_KINDS = [
  'clarification_request',
  'clarification',
  'answer',
  'follow_up',
  'follow_up_answer',
] as const

/** What the caller can do with a question now. */
export const QUESTION_ACTIONS = [
  ...(['cancel', 'open_to_others', 'give_details', 'ask_follow_up', 'close'] as const),
  ...(['accept', 'decline', 'ask_for_details', 'answer'] as const),
] as const
export type QuestionAction = (typeof QUESTION_ACTIONS)[number]

export const QUESTION_TITLE_MAX = 140
export const QUESTION_BODY_MAX = 5000
/** Of details, requests for details and follow-ups. */
export const QUESTION_TEXT_MAX = 3000
/** Of an answer: with its markup, and the text a reader sees. */
export const ANSWER_HTML_MAX = 60_000
export const ANSWER_TEXT_MAX = 20_000

export const QUESTION_DRAFTS_MAX = 20
export const FOLLOW_UPS_MAX = 2
