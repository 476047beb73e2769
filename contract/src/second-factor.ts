import { z } from 'zod'
import { AuthRecord } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Instant, Mobile, Otp } from './fields.ts'

/** Long enough to read a code off a phone, and to fetch the phone. */
const Ticket = z.string().min(20).max(100)
/** Six digits of the app, or a recovery code as it was written down. */
const Code = z
  .string()
  .trim()
  .regex(/^(\d{6}|[\dA-Za-z]{5}-?[\dA-Za-z]{5})$/, 'Enter the 6 digits from your app, or a recovery code.')
const signInLimit = { per: 'address', max: 60, seconds: 60 } as const
const refusals = ['second_factor_wrong', 'second_factor_used', 'second_factor_locked'] as const

/** What an authenticator app is told, by picture or by hand. */
const Enrolment = z.object({
  /** Base32, in groups of four. */
  secret: z.string(),
  /** What the QR code says. */
  uri: z.string(),
  /** The QR code: dark squares as one SVG path on a field of this many squares. */
  qr: z.object({ squares: z.int(), path: z.string() }),
})

export const loginStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/login',
  summary: 'The first half of the sign-in of staff: uses the code up and answers a ticket for the second factor.',
  for: 'anyone',
  input: z.object({ mobile: Mobile, otp: Otp }),
  reply: z.object({
    ticket: z.string(),
    expiresAt: Instant,
    /** Only for who has no second factor yet: it is set up now. */
    enrolment: Enrolment.nullable(),
    /** Where the demo shows what the app would; absent in production. */
    demoInbox: z.string().nullable(),
  }),
  message: 'OTP verified',
  problems: ['invalid_otp', 'otp_expired', 'number_locked', 'mobile_not_registered', 'account_suspended'],
  limit: signInLimit,
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/second-factor',
  summary: 'Finishes the sign-in of staff with a code of the authenticator app, or a recovery code.',
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
  summary: 'The first code proves that the app holds the secret; answers the recovery codes, once.',
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
  summary: 'How the caller stands with the second factor.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({}),
  reply: z.object({
    /** Until when this device may do what moves money; absent when a code is needed first. */
    freshUntil: Instant.nullable(),
    recoveryCodesLeft: z.int(),
  }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/web/v1/staff/second-factor/recovery-codes',
  summary: 'Answers new recovery codes, once; those of before no longer work. Needs the code the app shows now.',
  for: 'admin',
  secondFactor: 'signed-in',
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
  summary: 'Shows the second factor again on a device that is signed in, before something that moves money.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({ code: Code }),
  reply: z.object({ freshUntil: Instant }),
  message: 'Confirmed',
  problems: refusals,
  limit: { per: 'account', max: 60, seconds: 3600 },
})
