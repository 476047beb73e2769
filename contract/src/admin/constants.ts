/** Selectable periods of the back-office overview in days; strings, because they are query parameters. */
export const OVERVIEW_DAYS = ['7', '14', '30', '90', '365'] as const

/** What is counted per day. */
export const FIGURES = [
  'revenuePaise',
  'commissionPaise',
  'refundsPaise',
  'grossPaise',
  'sessions',
  'noShows',
  'finishedSessions',
  'talks',
  'talkSeconds',
  'customers',
  'answers',
  'answerSeconds',
  'vainSearches',
  'learning',
] as const
export type FigureName = (typeof FIGURES)[number]

/** Where the row behind a figure is shown. */
export const FIGURE_ROW_KINDS = ['order', 'booking', 'call', 'person', 'question', 'search'] as const

/** What the search of the back office finds. */
export const FOUND_KINDS = [
  'booking',
  'call',
  'question',
  'service_order',
  'order',
  'payment',
  'payout',
  'movement',
  'enquiry',
  'person',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** What keeps a consultant off the list. */
export const HIDDEN_REASONS = [
  'account_deleted',
  'account_suspended',
  'not_approved',
  'taken_off_the_list',
  'no_industry',
] as const

/** What a consultant sells besides sessions. */
export const OFFER_KINDS = ['service', 'package', 'product', 'course', 'workshop', 'talk'] as const
