import { create } from 'zustand'
import type { AccountType } from '#contract/endpoint.ts'
import type { ApiProblemBody } from '~/lib/api.ts'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'
import { AUTH_KEY } from './storage-key.ts'

/** The signed-in account, exactly as stored in the browser. */
export interface AuthRecord {
  token: string
  id: number
  name: string
  mobile: string
  email: string | null
  thumbnail: string | null
  type: AccountType
}

export interface LoginRequest {
  /** Staff get here only when their token is refused; they sign in at /admin/login. */
  type: AccountType
  /** Continues what the sign-in interrupted; without it the home page opens. */
  andThen?: () => void
  /** Run as well; they never navigate, so there may be several. */
  besides?: readonly (() => void)[]
}

interface Input {
  type?: AccountType
  andThen?: () => void
  besides?: () => void
}

/** Sign-in calls; an error is shown where its call was made. */
export type SignInCall = 'verify' | 'send' | 'otp' | 'login' | 'second' | 'register'

export interface AuthState {
  auth: AuthRecord | null
  isAuthentiCated: boolean
  /** Their full profile is a query. */
  user?: Omit<AuthRecord, 'token'> | null
  /** A sign-in call is pending. */
  loading: boolean
  /** Body of the last error, and the call it belongs to. */
  errors: (ApiProblemBody & { call: SignInCall }) | null
  /** The mobile number verified last, known or not. */
  mobile: string
  otpSendStatus: boolean
  otpVerified: boolean
  /** The mobile number has an account of the chosen type. */
  userVerified: boolean
  /** Result of the verification. */
  verifiedUser: { mobile: string; userVerified: boolean } | null
  /** Toast text after a login or registration. */
  authTypemessage: string
  /** False until storage has been read: on the server and during hydration. */
  known: boolean
  /** Signed in while this page was open, rather than before it was loaded. */
  signedInHere: boolean
  /** The login popup is open while this is set. */
  loginRequest: LoginRequest | null
  /** The account whose token was refused, while the popup asks them to sign in: their page stays as it is. */
  interrupted: AuthRecord | null
}

export const signInAtRest = {
  loading: false,
  errors: null,
  mobile: '',
  otpSendStatus: false,
  otpVerified: false,
  userVerified: false,
  verifiedUser: null,
} satisfies Partial<AuthState>

export const useAuth = create<AuthState>(() => ({
  ...signInAtRest,
  auth: null,
  isAuthentiCated: false,
  authTypemessage: '',
  known: false,
  signedInHere: false,
  loginRequest: null,
  interrupted: null,
}))

const accountTypes: readonly unknown[] = ['user', 'consultant', 'admin'] satisfies AccountType[]

function asRecord(value: unknown): AuthRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, id, type } = value as Partial<AuthRecord>
  return typeof token === 'string' && typeof id === 'number' && accountTypes.includes(type)
    ? (value as AuthRecord)
    : null
}

function show(auth: AuthRecord | null, rest: Partial<AuthState> = {}) {
  const before = useAuth.getState()
  const signedInHere = before.signedInHere || (before.known && auth !== null && auth.id !== before.auth?.id)
  useAuth.setState({
    auth,
    user: auth,
    isAuthentiCated: auth !== null,
    known: true,
    signedInHere,
    interrupted: null,
    ...rest,
  })
  if (auth) document.documentElement.dataset.signedIn = auth.type
  else delete document.documentElement.dataset.signedIn
}

/** A sign-in in another tab applies here, too, and closes the popup. */
function fromStorage() {
  const auth = readStored(AUTH_KEY, asRecord)
  show(auth, auth ? { loginRequest: null } : {})
}

/**
 * Reads the signed-in account and follows changes in other tabs. Returns the unsubscribe function. Runs in a task of
 * its own: it re-renders whatever shows the account, which would block input right after hydration.
 */
export function followAuth() {
  const reading = setTimeout(fromStorage)
  const unfollow = onStoredElsewhere(AUTH_KEY, fromStorage)
  return () => {
    clearTimeout(reading)
    unfollow()
  }
}

/** After a login or registration; the message is the toast text. */
export function signedIn({ token, id, name, mobile, email, thumbnail, type }: AuthRecord, authTypemessage = '') {
  const record = { token, id, name, mobile, email, thumbnail, type }
  writeStored(AUTH_KEY, record)
  show(record, { authTypemessage })
}

/** The profile changed: updates name, mobile, email or picture in the header. */
export function updateAuth(changes: Partial<Pick<AuthRecord, 'name' | 'mobile' | 'email' | 'thumbnail'>>) {
  const { auth } = useAuth.getState()
  if (auth) signedIn({ ...auth, ...changes })
}

export function signedOut() {
  writeStored(AUTH_KEY, null)
  show(null)
}

export const resetAuthMessage = () => useAuth.setState({ authTypemessage: '' })

/** More may be pressed while the popup loads: all `besides` callbacks are kept, but only the last `andThen`. */
export function openLogin({ type = 'user', besides, ...input }: Input = {}) {
  const before = useAuth.getState().loginRequest
  const stored = [...(before?.besides ?? []), ...(besides ? [besides] : [])]
  const andThen = input.andThen ?? before?.andThen ?? (stored.length > 0 ? () => {} : undefined)
  useAuth.setState({
    loginRequest: { type, ...(stored.length > 0 && { besides: stored }), ...(andThen && { andThen }) },
  })
}

export const closeLogin = () => useAuth.setState({ loginRequest: null, interrupted: null })
