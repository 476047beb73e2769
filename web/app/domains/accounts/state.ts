import { create } from 'zustand'
import type { AccountType } from '#contract/endpoint.ts'
import type { ApiProblemBody } from '~/lib/api.ts'
import { onStoredElsewhere, readStored, writeStored } from '~/lib/stored.ts'
import { AUTH_KEY } from './storage-key.ts'

/** Who is signed in here, exactly as it lies in the browser's storage. */
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
  /** Staff are asked here only when their token is refused; their own door is /admin/login. */
  type: AccountType
  /** Goes on with what the sign-in interrupted; without it the person goes to the home page. */
  andThen?: () => void
  /** Done as well and nothing else: it takes nobody anywhere, so that there may be several. */
  besides?: readonly (() => void)[]
}

interface Wish {
  type?: AccountType
  andThen?: () => void
  besides?: () => void
}

/** The calls of the sign-in; a refusal is shown where its call was made. */
export type SignInCall = 'verify' | 'send' | 'otp' | 'login' | 'second' | 'register'

export interface AuthState {
  auth: AuthRecord | null
  isAuthentiCated: boolean
  /** Who that is; their whole profile is a query. */
  user?: Omit<AuthRecord, 'token'> | null
  /** A call of the sign-in is under way. */
  loading: boolean
  /** The body of the last refusal, and which call it answered. */
  errors: (ApiProblemBody & { call: SignInCall }) | null
  /** The mobile that verification spoke of last, known or not. */
  mobile: string
  otpSendStatus: boolean
  otpVerified: boolean
  /** The mobile has an account of the chosen type. */
  userVerified: boolean
  /** What verification answered. */
  verifiedUser: { mobile: string; userVerified: boolean } | null
  /** What the toast says after a login or registration. */
  authTypemessage: string
  /** False until the storage has been read: on the server, and before hydration is over. */
  known: boolean
  /** Somebody has signed in while this page was open, rather than having been signed in when it was loaded. */
  signedInHere: boolean
  /** The login popup is open while there is a request. */
  loginRequest: LoginRequest | null
  /** Whose token the server refused, as long as the popup asks them back: their page stays as it is. */
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

/** Somebody who signed in in another tab is signed in here, so nothing needs to be asked any more. */
function fromStorage() {
  const auth = readStored(AUTH_KEY, asRecord)
  show(auth, auth ? { loginRequest: null } : {})
}

/**
 * Reads who is signed in and follows what other tabs do. Returns how to stop. It reads in a task of its own: whatever
 * shows it is drawn anew at once, and a page that has only just come to life would not hear a thumb meanwhile.
 */
export function followAuth() {
  const reading = setTimeout(fromStorage)
  const unfollow = onStoredElsewhere(AUTH_KEY, fromStorage)
  return () => {
    clearTimeout(reading)
    unfollow()
  }
}

/** After a login or registration; the message is what the toast says. */
export function signedIn({ token, id, name, mobile, email, thumbnail, type }: AuthRecord, authTypemessage = '') {
  const record = { token, id, name, mobile, email, thumbnail, type }
  writeStored(AUTH_KEY, record)
  show(record, { authTypemessage })
}

/** The profile changed: name, mobile, email or picture in the header follow. */
export function updateAuth(changes: Partial<Pick<AuthRecord, 'name' | 'mobile' | 'email' | 'thumbnail'>>) {
  const { auth } = useAuth.getState()
  if (auth) signedIn({ ...auth, ...changes })
}

export function signedOut() {
  writeStored(AUTH_KEY, null)
  show(null)
}

export const resetAuthMessage = () => useAuth.setState({ authTypemessage: '' })

/** While the popup is on its way more may be pressed: all that is done besides is kept, and the last that leads on. */
export function openLogin({ type = 'user', besides, ...wish }: Wish = {}) {
  const before = useAuth.getState().loginRequest
  const kept = [...(before?.besides ?? []), ...(besides ? [besides] : [])]
  const andThen = wish.andThen ?? before?.andThen ?? (kept.length > 0 ? () => {} : undefined)
  useAuth.setState({ loginRequest: { type, ...(kept.length > 0 && { besides: kept }), ...(andThen && { andThen }) } })
}

export const closeLogin = () => useAuth.setState({ loginRequest: null, interrupted: null })
