import { z } from 'zod'
import { PHOTO_MAX_BYTES, PICTURES_PER_HOUR } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, Instant, Line, Mobile, Otp, Pincode, Text } from '../fields.ts'

/** What the browser stores under `iid_consultancy_user`. */
export const AuthRecord = z.object({
  token: z.string(),
  id: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  thumbnail: z.string().nullable(),
  type: z.enum(['user', 'consultant', 'admin']),
})

const Language = z.enum(['en', 'hi'])
const OnlyMobile = z.object({ mobile: Mobile })
const MobileAndOtp = z.object({ mobile: Mobile, otp: Otp })
const Password = z.string().min(8, 'Use at least 8 characters.').max(72, 'Use at most 72 characters.')
/** Only compared with the password, so an over-long value simply does not match. */
const PasswordAgain = z.string().max(72, 'Use at most 72 characters.')
const Nothing = z.object({})
const signInProblems = [
  'invalid_otp',
  'otp_expired',
  'number_locked',
  'mobile_not_registered',
  'account_suspended',
] as const
const registerProblems = ['invalid_otp', 'otp_expired', 'number_locked', 'mobile_taken'] as const
/** High enough for carriers that share addresses, low enough to prevent enumeration of our customers. */
const verifyLimit = { per: 'address', max: 30, seconds: 60 } as const
const signInLimit = { per: 'address', max: 60, seconds: 60 } as const

const Known = z.object({ mobile: z.string(), userVerified: z.boolean() })

export const verifyUser = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/verify',
  summary:
    'Checks whether a mobile number belongs to a registered customer. Returns 422 if not, 400 if it is not a mobile number.',
  for: 'anyone',
  input: OnlyMobile,
  reply: Known,
  problems: ['mobile_not_registered'],
  invalidProblem: 'mobile_malformed',
  limit: verifyLimit,
})

export const verifyConsultant = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/consultant/verify',
  summary:
    'Checks whether a mobile number belongs to a registered consultant. Returns 422 if not, 400 if it is not a mobile number.',
  for: 'anyone',
  input: OnlyMobile,
  reply: Known,
  problems: ['mobile_not_registered'],
  invalidProblem: 'mobile_malformed',
  limit: verifyLimit,
})

export const sendOtp = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/send/otp',
  summary: 'Sends a 6-digit code by SMS. The response is the same for known and unknown numbers.',
  for: 'anyone',
  input: OnlyMobile,
  reply: z.object({
    mobile: z.string(),
    otpSendStatus: z.boolean(),
    validSeconds: z.int(),
    resendAfterSeconds: z.int(),
    /** Where the demo shows the SMS; absent in production. */
    demoInbox: z.string().nullable(),
  }),
  message: 'OTP sent',
  problems: ['otp_too_soon', 'otp_limit', 'number_locked'],
})

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/otp-verify',
  summary: 'Checks a code without consuming it.',
  for: 'anyone',
  input: MobileAndOtp,
  reply: z.object({ mobile: z.string(), otpVerified: z.boolean() }),
  message: 'OTP verified',
  problems: ['invalid_otp', 'otp_expired', 'number_locked'],
  limit: signInLimit,
})

export const loginUser = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/user/login',
  summary: 'Signs in a customer and consumes the code.',
  for: 'anyone',
  input: MobileAndOtp,
  reply: AuthRecord,
  message: 'Login successfull',
  problems: signInProblems,
  limit: signInLimit,
})

export const loginConsultant = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/consultant/login',
  summary: 'Signs in a consultant and consumes the code.',
  for: 'anyone',
  input: MobileAndOtp,
  reply: AuthRecord,
  message: 'Login successfull',
  problems: signInProblems,
  limit: signInLimit,
})

const Registration = z
  .object({
    otp: Otp,
    mobile: Mobile,
    email: Email,
    pincode: Pincode,
    city: Line(80),
    state: Line(80),
    source: Line(40).default('popup'),
    name: Line(120),
    password: Password,
    confirm_password: PasswordAgain,
    remarks: Text(1000).optional(),
  })
  .refine((given) => given.password === given.confirm_password, {
    path: ['confirm_password'],
    message: 'The two passwords do not match.',
  })

export const registerUser = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/user/register',
  summary: 'Creates a customer account and signs it in.',
  for: 'anyone',
  input: Registration,
  reply: AuthRecord,
  message: 'Registration successfull',
  status: 201,
  problems: registerProblems,
  limit: signInLimit,
})

export const registerConsultant = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/consultant/register',
  summary: 'Creates a consultant account and signs it in. The consultant is listed once staff approve the profile.',
  for: 'anyone',
  input: Registration,
  reply: AuthRecord,
  message: 'Registration successfull',
  status: 201,
  problems: registerProblems,
  limit: signInLimit,
})

export const loginGuest = endpoint({
  method: 'POST',
  path: '/api/web/v1/guest-logins',
  summary:
    'Creates a guest account for booking from a name, a mobile number and its code. The profile is completed later.',
  for: 'anyone',
  input: z.object({ name: Line(120), mobile: Mobile, otp: Otp }),
  reply: AuthRecord,
  message: '',
  problems: ['invalid_otp', 'otp_expired', 'number_locked', 'account_suspended'],
  limit: signInLimit,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/web/v1/logout',
  summary: 'Ends the session of this token immediately, on HTTP and on sockets.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: Nothing,
  reply: Nothing,
  message: 'Logged out',
})

export const UserDetails = AuthRecord.omit({ token: true }).extend({
  pincode: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  language: Language,
  /** False for a guest who has not completed the profile. */
  profileComplete: z.boolean(),
  createdAt: Instant,
})

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/get-user-details',
  summary: 'Returns the caller’s profile.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: Nothing,
  reply: UserDetails,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/mobile/v1/update-profile',
  summary: 'Updates the fields that are sent. A photo is sent as the file of a multipart form.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({
    name: Line(120).optional(),
    email: Email.optional(),
    pincode: Pincode.optional(),
    city: Line(80).optional(),
    state: Line(80).optional(),
    language: Language.optional(),
    removePhoto: z.stringbool().or(z.boolean()).optional(),
  }),
  /** `userDetailUpdate` is SPEC's name for: the details above were saved. */
  reply: UserDetails.extend({ userDetailUpdate: z.boolean() }),
  message: 'Profile updated',
  file: { maxBytes: PHOTO_MAX_BYTES, picturesPerHour: PICTURES_PER_HOUR },
  problems: ['unsupported_image', 'too_large', 'too_many_pixels', 'picture_too_narrow'],
})

export const changeMobile = endpoint({
  method: 'POST',
  path: '/api/web/v1/mobile-changes',
  summary: 'Changes the mobile number of the account, verified by a code sent to the old and the new number.',
  for: ['user', 'consultant'],
  input: z.object({ otp: Otp, newMobile: Mobile, newOtp: Otp }),
  reply: AuthRecord.omit({ token: true }),
  message: 'Mobile number changed',
  problems: ['invalid_otp', 'otp_expired', 'number_locked', 'mobile_taken'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/web/v1/password-changes',
  summary: 'Sets a new password, verified by a fresh code.',
  for: ['user', 'consultant', 'admin'],
  secondFactor: 'signed-in',
  roles: 'all',
  input: z
    .object({ otp: Otp, password: Password, confirm_password: PasswordAgain })
    .refine((given) => given.password === given.confirm_password, {
      path: ['confirm_password'],
      message: 'The two passwords do not match.',
    }),
  reply: Nothing,
  message: 'Password changed',
  problems: ['invalid_otp', 'otp_expired', 'number_locked'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})
