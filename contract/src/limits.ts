/** Constants shared by browser and server; loads no validator. */
export const MOBILE_LENGTH = 10
export const MOBILE_PATTERN = /^[6-9]\d{9}$/
export const PINCODE_PATTERN = /^[1-9]\d{5}$/
export const OTP_LENGTH = 6
export const GENERATED_PASSWORD_LENGTH = 8
export const PAGE_LIMIT_DEFAULT = 10
export const PAGE_LIMIT_MAX = 100
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const PICTURES_PER_HOUR = 30

/** The forms of consultation. */
export const MODES = ['video', 'audio', 'written'] as const
export const PRESENCES = ['online', 'on_call', 'offline'] as const
export const LISTING_SORTS = ['best', 'rating', 'fee', 'soonest'] as const
/** Maximum number of consultants in a comparison. */
export const COMPARED_MAX = 3

/** Session lengths in minutes. */
export const SLOT_LENGTHS = [15, 30, 45, 60] as const
/** Maximum number of days of slots in one response. */
export const SLOT_DAYS_MAX = 31

/** The namespace in which browsers receive consultants' presence. */
export const PRESENCE_CHANNEL = '/presence'
/** Maximum number of consultants one page may watch. */
export const WATCHED_MAX = 200
/** Delay after page load before a consultant's browser announces presence. */
export const ANNOUNCE_DELAY_MS = 3000

/** ISO 639 codes of the languages offered for consultations. */
export const CONSULTING_LANGUAGES = [
  ...['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'as', 'ur', 'bho', 'mai', 'mwr', 'kok', 'tcy'],
  ...['ne', 'sd', 'ks', 'doi', 'mni', 'brx', 'sat', 'sa'],
] as const

/** Checklist items that a profile may show as verified. */
export const VERIFIED_CHECKS = ['identity', 'pan', 'qualification', 'registration', 'experience'] as const
/** A filtered list is counted up to this number and shown as "1,000+" beyond. */
export const COUNTED_EXACTLY = 1000
/** When more than that match, each sector is counted up to this number and shown as "100+" beyond. */
export const SECTOR_COUNTED_EXACTLY = 100
/** Languages of the help desk, ISO 639. */
export const CALL_LANGUAGES = ['hi', 'en', 'mr'] as const
/** The minimum amount a gateway accepts: ₹1. */
export const GATEWAY_LEAST_PAISE = 100
/** Payment methods, in the order they are offered. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const
/** How many days ahead a callback can be requested. */
export const CALL_AHEAD_DAYS = 7
/** Maximum number of alternative spellings of an industry's name. */
export const SPELLINGS_MAX = 30
export const CATALOGUE_FILE_MAX_CHARACTERS = 80_000

/** Item types allowed in a cart. */
export const CART_ITEM_TYPES = [
  'sub_categories',
  'sub_sub_categories',
  'course',
  'workshop',
  'membership',
  'product',
  'service',
] as const
/** Item types a coupon can be limited to: cart items, and sessions, which are never in a cart. */
export const COUPON_ITEM_TYPES = [...CART_ITEM_TYPES, 'booking'] as const
export const CART_ITEMS_MAX = 50
/** Everything orders sell: cart items, and items bought separately. */
export const SOLD_TYPES = [...CART_ITEM_TYPES, 'booking'] as const
/** Why a cart item cannot be bought now. */
export const BLOCKS = ['withdrawn', 'sold_out', 'owned'] as const
/** Why a coupon gives no discount. */
export const COUPON_PROBLEMS = [
  'unknown',
  'not_yet',
  'over',
  'minimum',
  'used_up',
  'used_by_you',
  'not_for_these',
] as const
export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const
/** Status of an order as shown to people. */
export const ORDER_STATUSES = ['open', 'paying', 'confirming', 'paid', 'part_refunded', 'refunded', 'lapsed'] as const
/** Rates that apply from a given day. */
export const RATE_KINDS = ['gst', 'commission', 'gst_on_commission', 'tcs', 'tds', 'tds_without_pan'] as const

/** Maximum price of a session, a minute or an answer before tax. */
export const FEE_MAX_PAISE = 10_000_000

/** Maximum of one grant, to catch typing errors. */
export const PROMOTIONAL_CREDIT_MAX_PAISE = 1_000_000
export const REFUND_REQUEST_STATES = ['asked', 'granted', 'declined'] as const

/** Notification topics, in the order of the preferences. `account` is always delivered and cannot be turned off. */
export const NOTIFICATION_TOPICS = [
  'reminders',
  'booking_changes',
  'answers',
  'wallet',
  'workshops',
  'membership',
  'news',
  'account',
] as const
export const NOTIFICATION_CHANNELS = ['in_app', 'sms', 'mail', 'push'] as const
/** Unread notifications are counted up to this number and shown as "99+" beyond. */
export const UNREAD_COUNTED_TO = 99
/** Modes of a session. */
export const SESSION_MODES = ['video', 'audio'] as const

/** The two kinds of expert talk. */
export const TALK_SEGMENTS = ['industrial', 'professional'] as const
/** States of a pay-per-minute talk. */
export const LIVE_TALK_STATES = ['ringing', 'live', 'ended', 'declined', 'missed', 'cancelled'] as const
/** Why a live talk ended. */
export const TALK_ENDS = [
  'hung_up',
  'no_money',
  'limit',
  'next_session',
  'nobody_connected',
  'staff',
  'hold_lapsed',
] as const
export const TALK_SIDES = ['customer', 'consultant'] as const
/** Whether an online expert can be called. */
export const EXPERT_STATES = ['free', 'on_call', 'in_session', 'not_taking'] as const
/** State of a call in the history: talks and booked calls. */
export const CALL_STATES = [...LIVE_TALK_STATES, 'in_call', 'completed', 'no_show'] as const
export const TALK_SUBJECT_MAX = 200

export const BOOKING_STATES = ['held', 'confirmed', 'in_call', 'completed', 'expired', 'cancelled', 'no_show'] as const
/** The three lists a booking can be found in. */
export const BOOKING_LISTS = ['upcoming', 'past', 'cancelled'] as const
/** Who changes a booking; `system` stands for automatic changes. */
export const BOOKING_ROLES = ['customer', 'consultant', 'staff', 'system'] as const
export const APPEAL_STATES = ['open', 'upheld', 'declined'] as const
export const BRIEF_MAX = 2000
export const BOOKING_MESSAGE_MAX = 2000
export const CUSTOMER_NOTE_MAX = 5000
/** Maximum number of reschedules of a booking, by both sides together. */
export const MOVES_MAX = 2
/** Length of one extension in minutes, and the maximum in total. */
export const EXTENSION_MINUTES = 15
export const EXTENDED_MINUTES_MAX = 120
/** Number of alternative slots offered when the requested one is taken. */
export const NEAREST_SLOTS = 3

/** Call rooms: kinds, roles, states and connection quality. */
export const ROOM_KINDS = ['booking', 'talk'] as const
export const ROOM_ROLES = ['customer', 'consultant'] as const
export const ROOM_STATES = ['early', 'open', 'ended'] as const
export const ROOM_QUALITIES = ['good', 'weak', 'bad'] as const
export const ROOM_NOTE_MAX = 5000

/** State of a library talk. */
export const TALK_STATES = ['draft', 'published', 'withdrawn'] as const

export const RECORDING_MAX_BYTES = 200 * 1024 * 1024
export const CAPTIONS_MAX_CHARACTERS = 120_000

/** Selectable periods of the back-office overview in days; strings, because they are query parameters. */
export const OVERVIEW_DAYS = ['7', '14', '30', '90'] as const

/** Carries a random marker that identifies a device which has signed in before. */
export const DEVICE_MARKER_HEADER = 'x-device-marker'

/** Why something that was paid for could not be delivered. */
export const REFUSAL_REASONS = ['not_available', 'paid_already', 'slot_taken', 'time_passed', 'customer_busy'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
/** Why the system cancelled or refunded. */
export const SYSTEM_REASONS = [
  'cancelled_by_customer',
  'cancelled_by_consultant',
  'cancelled_by_platform',
  'session_missed',
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
/** Every reason stored as a code: the above, and why the system cancelled or refunded. */
export type ReasonCode =
  | (typeof CUSTOMER_CANCELLATION_REASONS)[number]
  | (typeof CONSULTANT_CANCELLATION_REASONS)[number]
  | (typeof SYSTEM_REASONS)[number]
