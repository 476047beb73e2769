import { z } from 'zod'
import { endpoint, STAFF_ROLES } from '../endpoint.ts'
import { Instant, Mobile, Otp } from '../fields.ts'
import { AuthRecord } from './endpoints.ts'

/** Valid long enough to fetch a phone and read a code. */
const Ticket = z.string().min(20).max(100)
/** Six digits from the app, or a recovery code as shown when issued. */
const Code = z
  .string()
  .trim()
  .regex(/^(\d{6}|[\dA-Za-z]{5}-?[\dA-Za-z]{5})$/, 'Enter the 6 digits from your app, or a recovery code.')
const signInLimit = { per: 'address', max: 60, seconds: 60 } as const
const refusals = ['second_factor_wrong', 'second_factor_used', 'second_factor_locked'] as const

/** What an authenticator app needs, as a QR code or typed in. */
const Enrolment = z.object({
  /** Base32, in groups of four. */
  secret: z.string(),
  /** The content of the QR code. */
  uri: z.string(),
  /** The QR code: dark modules as one SVG path on a grid of this size. */
  qr: z.object({ squares: z.int(), path: z.string() }),
})

export const loginStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/login',
  summary: 'First step of the staff sign-in. Consumes the OTP and returns a ticket for the second factor.',
  for: 'anyone',
  input: z.object({ mobile: Mobile, otp: Otp }),
  reply: z.object({
    ticket: z.string(),
    expiresAt: Instant,
    /** Set only for staff without a second factor, who set it up now. */
    enrolment: Enrolment.nullable(),
    /** Where the demo shows the authenticator code; null in production. */
    demoInbox: z.string().nullable(),
  }),
  message: 'OTP verified',
  problems: ['invalid_otp', 'otp_expired', 'number_locked', 'mobile_not_registered', 'account_suspended'],
  limit: signInLimit,
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/second-factor',
  summary: 'Completes the staff sign-in with a code from the authenticator app or a recovery code.',
  for: 'anyone',
  input: z.object({ ticket: Ticket, code: Code }),
  reply: AuthRecord.extend({ recoveryCodesLeft: z.int() }),
  message: 'Login successfull',
  problems: ['sign_in_expired', 'account_suspended', ...refusals],
  limit: signInLimit,
})

export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/second-factor/enrolments',
  summary: 'Completes the setup with a first code from the app. Returns the recovery codes, which are shown only once.',
  for: 'anyone',
  input: z.object({ ticket: Ticket, code: Otp }),
  reply: AuthRecord.extend({ recoveryCodes: z.array(z.string()) }),
  message: 'Login successfull',
  status: 201,
  problems: ['sign_in_expired', 'account_suspended', ...refusals],
  limit: signInLimit,
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/web/v1/staff/second-factor',
  summary: 'Returns the caller’s second factor status and role.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({}),
  reply: z.object({
    /** Until when this device may perform sensitive actions; null if a code is required first. */
    freshUntil: Instant.nullable(),
    recoveryCodesLeft: z.int(),
    /** What the caller may do in the back office. */
    role: z.enum(STAFF_ROLES),
  }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/second-factor/recovery-codes',
  summary: 'Returns new recovery codes, shown only once; the old ones stop working. Requires the current app code.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ code: Otp }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  message: 'Your old recovery codes no longer work',
  status: 201,
  problems: refusals,
  limit: { per: 'account', max: 20, seconds: 3600 },
})

export const renewSecondFactor = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/second-factor/renewals',
  summary: 'Confirms the second factor again on a signed-in device, before a sensitive action.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ code: Code }),
  reply: z.object({ freshUntil: Instant }),
  message: 'Confirmed',
  problems: refusals,
  limit: { per: 'account', max: 60, seconds: 3600 },
})
