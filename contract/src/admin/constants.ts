/** Selectable periods of the back-office overview in days; strings, because they are query parameters. */
export const OVERVIEW_DAYS = ['7', '14', '30', '90'] as const

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
