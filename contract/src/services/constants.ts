export const SERVICE_STATES = ['draft', 'offered', 'withdrawn'] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

/**
 * briefing: paid, waits for the customer's brief; briefed: waits for the consultant to start; delivered: waits for the
 * customer to accept or send back; disputed: waits for staff.
 */
export const SERVICE_ORDER_STATES = [
  'briefing',
  'briefed',
  'working',
  'delivered',
  'disputed',
  'done',
  'cancelled',
] as const
export type ServiceOrderState = (typeof SERVICE_ORDER_STATES)[number]

export const SERVICE_ENTRY_KINDS = [
  'ordered',
  'briefed',
  'started',
  'message',
  'delivered',
  'returned',
  'accepted',
  'disputed',
  'decided',
  'extension_asked',
  'extension_agreed',
  'extension_declined',
  'cancelled',
  'done',
] as const
export type ServiceEntryKind = (typeof SERVICE_ENTRY_KINDS)[number]

/** What the caller can do with an order of a service now. */
export const SERVICE_ACTIONS = [
  ...(['send_brief', 'accept', 'send_back', 'dispute', 'answer_extension'] as const),
  ...(['start', 'deliver', 'ask_extension'] as const),
  ...(['write', 'cancel'] as const),
] as const
export type ServiceAction = (typeof SERVICE_ACTIONS)[number]

/** Packages besides the basic one. */
export const PACKAGES_MAX = 3
export const MILESTONES_MAX = 6
export const SERVICE_PRICE_MIN_PAISE = 10_000
export const SERVICE_PRICE_MAX_PAISE = 50_000_000
export const SERVICES_MAX = 40
export const SERVICE_TEXT_MAX = 5000
/** A customer who sends no brief is reminded after these days. */
export const BRIEF_REMINDER_DAYS = 2
/** How often one milestone may be sent back. */
export const RETURNS_MAX = 2
/** A delivery is accepted automatically after these days. */
export const ACCEPT_DAYS = 7
/** Work that is late by more days than this may be cancelled by the customer. */
export const OVERDUE_DAYS = 3
/** Staff decide a dispute within these days. */
export const DECIDE_DAYS = 7
/** The longest extension in one request. */
export const EXTENSION_DAYS_MAX = 90
