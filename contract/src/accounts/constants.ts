export const OTP_LENGTH = 6

export const GENERATED_PASSWORD_LENGTH = 8

/** Carries a random marker that identifies a device which has signed in before. */
export const DEVICE_MARKER_HEADER = 'x-device-marker'

/** People that one account can block. */
export const BLOCKS_MAX = 500

/** Why a person is reported. */
export const PERSON_REPORT_REASONS = ['abusive', 'outside_payment', 'false_claims', 'spam', 'other'] as const
export type PersonReportReason = (typeof PERSON_REPORT_REASONS)[number]

/** Delivery addresses of one customer. */
export const ADDRESSES_MAX = 10
/** Of one list, per member of staff. */
export const SAVED_VIEWS_MAX = 20

/** What people may ask about their data. */
export const PRIVACY_REQUEST_KINDS = ['copy', 'deletion'] as const
export const PRIVACY_REQUEST_STATES = ['open', 'done', 'withdrawn', 'failed'] as const
/** A copy is prepared within minutes; staff look into one that takes longer than a day. */
export const COPY_DUE_DAYS = 1
