/** Languages of the help desk, ISO 639. */
export const CALL_LANGUAGES = ['hi', 'en', 'mr'] as const

/** How many days ahead a callback can be requested. */
export const CALL_AHEAD_DAYS = 7

export const ENQUIRY_KINDS = ['enquiry', 'callback', 'grievance'] as const
export const ENQUIRY_STATES = ['new', 'assigned', 'answered', 'closed', 'spam'] as const
export const ENQUIRY_REPLY_MAX = 4000

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]
export type EnquiryState = (typeof ENQUIRY_STATES)[number]
