import { z } from 'zod'
import { OTP_LENGTH } from './accounts/constants.ts'
import { MOBILE_PATTERN, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, PINCODE_PATTERN } from './constants.ts'
import {
  CONSULTANT_CANCELLATION_REASONS,
  CUSTOMER_CANCELLATION_REASONS,
  REFUND_REASONS,
  SYSTEM_REASONS,
} from './reasons.ts'

/** ISO text on the wire, Date in code. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (iso) => new Date(iso),
  encode: (date) => date.toISOString(),
})
/** A calendar day, YYYY-MM-DD. */
export const Day = z.iso.date()
/** The name of a time zone that this runtime knows, aliases included; no offsets, whose sign PostgreSQL reads differently. */
export const TimeZone = z.string().max(60).refine(isTimeZone, 'Choose a time zone from the list.')
function isTimeZone(zone: string) {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
/** A share in whole percent. */
export const Percent = z.int().min(0).max(100)
/** Money in whole paise. */
export const Paise = z.int()
export const Id = z.int().positive()
/** An id in a path or query, which arrives as text. */
export const IdInPath = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Bidirectional overrides, which can make a text read as a different one. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g
const WHITE_SPACE = /\s+/g
const BREAK = /[\r\n\t\u2028\u2029]/

const clean = (max: number) =>
  z
    .string()
    .max(max)
    .refine(
      (text) =>
        // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses NUL, and no other control character belongs in a text.
        !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/.test(text) && text.isWellFormed(),
      { message: 'This text has characters that cannot be saved.' },
    )
    .overwrite((text) => text.replaceAll(DIRECTION_OVERRIDES, ''))
    .trim()
const notEmpty = z.string().min(1, 'Please fill this in.')
const oneLine = (max: number) =>
  clean(max).overwrite((text) => text.replaceAll(WHITE_SPACE, (space) => (BREAK.test(space) ? ' ' : space)))
/** A single line that must not be empty; line breaks become spaces. */
export const Line = (max = 120) => oneLine(max).pipe(notEmpty)
/** A single line that may be empty. */
export const OptionalLine = (max = 120) => oneLine(max)
/** Multi-line text that may be empty. */
export const Text = (max = 2000) => clean(max)
/** Multi-line text that must not be empty. */
export const RequiredText = (max = 2000) => clean(max).pipe(notEmpty)

/** A reason code, shown to everyone in their own language. */
export const ReasonCode = z.enum([
  ...new Set([
    ...CUSTOMER_CANCELLATION_REASONS,
    ...CONSULTANT_CANCELLATION_REASONS,
    ...SYSTEM_REASONS,
    ...REFUND_REASONS,
  ]),
])

/** Client-generated id, so that a message resent after a lost response is recognised as the same message. */
export const SentOnce = z.string().regex(/^[\w-]{8,64}$/)

export const Mobile = z
  .string()
  .regex(MOBILE_PATTERN, 'Enter a 10-digit Indian mobile number. It begins with 6, 7, 8 or 9.')
export const Otp = z.string().regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), 'Enter the 6 digits of the OTP.')
export const Pincode = z.string().regex(PINCODE_PATTERN, 'Enter a 6-digit PIN code.')
export const Email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Enter a valid email address.'))
  .transform((email) => email.toLowerCase())

/** Input of every paged list. */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  search: Text(200).optional(),
}
/** Reply of every paged list. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), count: z.int(), page: z.int(), limit: z.int() })
