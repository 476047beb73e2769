import type {
  loginConsultant,
  loginGuest,
  loginUser,
  registerConsultant,
  registerUser,
  sendOtp,
  verifyConsultant,
  verifyOtp,
  verifyUser,
} from '#contract/accounts/endpoints.ts'
import type { enrolSecondFactor, loginStaff, proveSecondFactor } from '#contract/accounts/second-factor.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import { type Api, ApiProblem, type Envelope } from '~/lib/api.ts'
import { ensureDeviceMarker } from '~/lib/ensure-device-marker.ts'
import { type SignInCall, signInAtRest, useAuth } from './state.ts'

export type Registration = Sent<typeof registerUser>

let underWay = 0
function count(by: 1 | -1) {
  underWay += by
  useAuth.setState({ loading: underWay > 0 })
}

const ownErrors = (call: SignInCall) => (useAuth.getState().errors?.call === call ? { errors: null } : {})

/** Pending, then fulfilled or rejected; an error is stored with the call it belongs to. */
async function run<T>(call: SignInCall, asked: Promise<Envelope<T>>): Promise<Envelope<T> | null> {
  count(1)
  try {
    const answer = await asked
    useAuth.setState(ownErrors(call))
    return answer
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    useAuth.setState({ errors: { ...error.body, call } })
    return null
  } finally {
    count(-1)
  }
}

const verifyAs = {
  user: (api: Api, mobile: string) => api.call<typeof verifyUser>('POST /api/mobile/v1/verify', { mobile }),
  consultant: (api: Api, mobile: string) =>
    api.call<typeof verifyConsultant>('POST /api/mobile/v1/consultant/verify', { mobile }),
}

/** Whether the number has an account; null if the check failed. */
export async function verifyMobile(api: Api, type: 'user' | 'consultant', mobile: string): Promise<boolean | null> {
  const answer = await run('verify', verifyAs[type](api, mobile))
  if (answer) {
    useAuth.setState({ userVerified: answer.data.userVerified, verifiedUser: answer.data, mobile })
    return true
  }
  const { errors } = useAuth.getState()
  useAuth.setState({ userVerified: false, verifiedUser: null, mobile: errors?.mobile ?? mobile })
  return errors?.code === 'mobile_not_registered' ? false : null
}

/** Returns how long to wait before requesting the next code. */
export async function askForOtp(api: Api, mobile: string) {
  useAuth.setState({ otpSendStatus: false })
  ensureDeviceMarker()
  const answer = await run('send', api.call<typeof sendOtp>('POST /api/mobile/v1/send/otp', { mobile }))
  useAuth.setState({ otpSendStatus: answer?.data.otpSendStatus ?? false })
  return answer?.data ?? null
}

export async function checkOtp(api: Api, mobile: string, otp: string) {
  const answer = await run('otp', api.call<typeof verifyOtp>('POST /api/mobile/v1/otp-verify', { mobile, otp }))
  useAuth.setState({ otpVerified: answer?.data.otpVerified ?? false })
  return answer !== null
}

const loginAs = {
  user: (api: Api, proof: Sent<typeof loginUser>) =>
    api.call<typeof loginUser>('POST /api/mobile/v1/user/login', proof),
  consultant: (api: Api, proof: Sent<typeof loginConsultant>) =>
    api.call<typeof loginConsultant>('POST /api/mobile/v1/consultant/login', proof),
}
export const logIn = (api: Api, type: keyof typeof loginAs, proof: Sent<typeof loginUser>) =>
  run('login', loginAs[type](api, proof))

export type HalfSignedIn = Received<typeof loginStaff>
/** After the OTP, staff still need their second factor. */
export const logInStaff = (api: Api, proof: Sent<typeof loginStaff>) =>
  run('login', api.call<typeof loginStaff>('POST /api/web/v1/staff/login', proof))
export const prove = (api: Api, proof: Sent<typeof proveSecondFactor>) =>
  run('second', api.call<typeof proveSecondFactor>('POST /api/web/v1/staff/second-factor', proof))
export const enrol = (api: Api, proof: Sent<typeof enrolSecondFactor>) =>
  run('second', api.call<typeof enrolSecondFactor>('POST /api/web/v1/staff/second-factor/enrolments', proof))

const registerAs = {
  user: (api: Api, given: Registration) => api.call<typeof registerUser>('POST /api/mobile/v1/user/register', given),
  consultant: (api: Api, given: Registration) =>
    api.call<typeof registerConsultant>('POST /api/mobile/v1/consultant/register', given),
}
export const register = (api: Api, type: keyof typeof registerAs, given: Registration) =>
  run('register', registerAs[type](api, given))

export const logInAsGuest = (api: Api, given: Sent<typeof loginGuest>) =>
  run('login', api.call<typeof loginGuest>('POST /api/web/v1/guest-logins', given))

export const resetUserVerified = () => useAuth.setState({ userVerified: false, verifiedUser: null })
export const resetOtpVerified = () => useAuth.setState({ otpVerified: false })
export const resetErrors = () => useAuth.setState({ errors: null })
/** Resets the forms' state; the signed-in account stays. */
export const resetSignIn = () => useAuth.setState(signInAtRest)
