/** Figures and shapes both sides know without loading a validator. */
export const MOBILE_LENGTH = 10
export const MOBILE_PATTERN = /^[6-9]\d{9}$/
export const PINCODE_PATTERN = /^[1-9]\d{5}$/
export const OTP_LENGTH = 6
export const GENERATED_PASSWORD_LENGTH = 8
export const PAGE_LIMIT_DEFAULT = 10
export const PAGE_LIMIT_MAX = 100
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const PICTURES_PER_HOUR = 30

/** How advice is given. */
export const MODES = ['video', 'audio', 'written'] as const
export const PRESENCES = ['online', 'on_call', 'offline'] as const
export const LISTING_SORTS = ['best', 'rating', 'fee', 'soonest'] as const
/** At most this many stand side by side in a comparison. */
export const COMPARED_MAX = 3

/** How long a session may last, in minutes. */
export const SLOT_LENGTHS = [15, 30, 45, 60] as const
/** At most this many days of slots in one answer. */
export const SLOT_DAYS_MAX = 31

/** Where browsers listen to the presence of consultants. */
export const PRESENCE_CHANNEL = '/presence'
/** At most this many consultants are watched by one page. */
export const WATCHED_MAX = 200
/** How long after loading a page a consultant's browser says that they are here. */
export const ANNOUNCE_DELAY_MS = 3000

/** ISO 639 codes of the languages a consultation can be held in. */
export const CONSULTING_LANGUAGES = [
  ...['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'as', 'ur', 'bho', 'mai', 'mwr', 'kok', 'tcy'],
  ...['ne', 'sd', 'ks', 'doi', 'mni', 'brx', 'sat', 'sa'],
] as const

/** The items of the checklist that a profile may name as verified. */
export const VERIFIED_CHECKS = ['identity', 'pan', 'qualification', 'registration', 'experience'] as const
/** A filtered list is counted to here and told as "1,000+" beyond. */
export const COUNTED_EXACTLY = 1000
/** Where more than that match, each sector is counted to here and shown as "100+" beyond. */
export const SECTOR_COUNTED_EXACTLY = 100
/** What the help desk speaks, by ISO 639. */
export const CALL_LANGUAGES = ['hi', 'en', 'mr'] as const
/** The least a gateway takes: ₹1. */
export const GATEWAY_LEAST_PAISE = 100
/** How people pay, in the order they are offered. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const
/** How far ahead a call back can be asked for. */
export const CALL_AHEAD_DAYS = 7
/** How many other ways to write an industry's name are kept. */
export const SPELLINGS_MAX = 30
export const CATALOGUE_FILE_MAX_CHARACTERS = 80_000

/** What can lie in a cart. */
export const CART_ITEM_TYPES = [
  'sub_categories',
  'sub_sub_categories',
  'course',
  'workshop',
  'membership',
  'product',
  'service',
] as const
/** What a coupon can be limited to: what lies in carts, and sessions, which never do. */
export const COUPON_ITEM_TYPES = [...CART_ITEM_TYPES, 'booking'] as const
export const CART_ITEMS_MAX = 50
/** What the till sells: all that lies in carts, and what is bought by itself. */
export const SOLD_TYPES = [...CART_ITEM_TYPES, 'booking'] as const
/** Why something in a cart cannot be bought now. */
export const BLOCKS = ['withdrawn', 'sold_out', 'owned'] as const
/** Why a coupon takes nothing off. */
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
/** How an order stands, as people see it. */
export const ORDER_STANDINGS = ['open', 'paying', 'confirming', 'paid', 'part_refunded', 'refunded', 'lapsed'] as const
/** Rates that hold from a day on. */
export const RATE_KINDS = ['gst', 'commission', 'gst_on_commission', 'tcs', 'tds', 'tds_without_pan'] as const

/** What a session, a minute or an answer may cost before tax. */
export const FEE_MAX_PAISE = 10_000_000

/** At once; more is a mistake of the hand. */
export const PROMOTIONAL_CREDIT_MAX_PAISE = 1_000_000
export const REFUND_REQUEST_STATES = ['asked', 'granted', 'declined'] as const

/** What people are told about, in the order they choose in; `account` always reaches them and is no choice. */
export const NOTICE_TOPICS = [
  'reminders',
  'booking_changes',
  'answers',
  'wallet',
  'workshops',
  'membership',
  'news',
  'account',
] as const
export const NOTICE_CHANNELS = ['in_app', 'sms', 'mail', 'push'] as const
/** Unread notices are counted to here and told as "99+" beyond. */
export const UNREAD_COUNTED_TO = 99
/** How a session can be held. */
export const SESSION_MODES = ['video', 'audio'] as const

/** The two kinds of expert talk. */
export const TALK_SEGMENTS = ['industrial', 'professional'] as const
/** How a talk by the minute stands. */
export const LIVE_TALK_STATES = ['ringing', 'live', 'ended', 'declined', 'missed', 'cancelled'] as const
/** Why a talk ended that was live. */
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
/** Whether somebody who is here can be rung. */
export const EXPERT_STATES = ['free', 'on_call', 'in_session', 'not_taking'] as const
/** How a call of the history went: talks, and booked calls. */
export const CALL_STATES = [...LIVE_TALK_STATES, 'in_call', 'completed', 'no_show'] as const
export const TALK_SUBJECT_MAX = 200

export const BOOKING_STATES = ['held', 'confirmed', 'in_call', 'completed', 'expired', 'cancelled', 'no_show'] as const
/** The three lists a booking can be found in. */
export const BOOKING_LISTS = ['upcoming', 'past', 'cancelled'] as const
/** Who changes a booking; the house does what nobody asks it to. */
export const BOOKING_ROLES = ['customer', 'consultant', 'staff', 'house'] as const
export const APPEAL_STATES = ['open', 'upheld', 'declined'] as const
export const BRIEF_MAX = 2000
export const BOOKING_MESSAGE_MAX = 2000
export const CUSTOMER_NOTE_MAX = 5000
/** At most so many times a booking is moved, by whichever side. */
export const MOVES_MAX = 2
/** By so many minutes a session that is on is extended at a time, and by so many in all. */
export const EXTENSION_MINUTES = 15
export const EXTENDED_MINUTES_MAX = 120
/** How many other slots somebody is offered whose wish was taken. */
export const NEAREST_SLOTS = 3

/** Rooms of live calls: whose they are, who sits in them, how they stand, how the line is. */
export const ROOM_KINDS = ['booking', 'talk'] as const
export const ROOM_ROLES = ['customer', 'consultant'] as const
export const ROOM_STATES = ['early', 'open', 'ended'] as const
export const ROOM_QUALITIES = ['good', 'weak', 'bad'] as const
export const ROOM_NOTE_MAX = 5000

/** How a talk of the library stands. */
export const TALK_STATES = ['draft', 'published', 'withdrawn'] as const

export const RECORDING_MAX_BYTES = 200 * 1024 * 1024
export const CAPTIONS_MAX_CHARACTERS = 120_000

/** How many days the overview of the back office can look at; as text, since they travel in an address. */
export const OVERVIEW_DAYS = ['7', '14', '30', '90'] as const

/** Carries the random marker by which a device that has signed in before is recognised. */
export const DEVICE_MARKER_HEADER = 'x-device-marker'

/** Why something that was paid for could not be given. */
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
/** Why a session is cancelled, as each side chooses it from a list. */
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
/** Every reason that is stored as a code: those, and why the system cancelled or refunded. */
export type ReasonCode =
  | (typeof CUSTOMER_CANCELLATION_REASONS)[number]
  | (typeof CONSULTANT_CANCELLATION_REASONS)[number]
  | (typeof SYSTEM_REASONS)[number]
