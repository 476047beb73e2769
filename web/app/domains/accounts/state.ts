import { create } from 'zustand'
import type { AccountType } from '#contract/endpoint.ts'
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
  type: 'user' | 'consultant'
  /** Goes on with what the sign-in interrupted; without it the person goes to the home page. */
  andThen?: () => void
}

interface AuthState {
  auth: AuthRecord | null
  isAuthentiCated: boolean
  authTypemessage: string
  /** False until the storage has been read: on the server, and before hydration is over. */
  known: boolean
  /** The login popup is open while there is a request. */
  loginRequest: LoginRequest | null
}

export const useAuth = create<AuthState>(() => ({
  auth: null,
  isAuthentiCated: false,
  authTypemessage: '',
  known: false,
  loginRequest: null,
}))

const accountTypes: readonly unknown[] = ['user', 'consultant', 'admin'] satisfies AccountType[]

function asRecord(value: unknown): AuthRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, id, type } = value as Partial<AuthRecord>
  return typeof token === 'string' && typeof id === 'number' && accountTypes.includes(type)
    ? (value as AuthRecord)
    : null
}

function show(auth: AuthRecord | null) {
  useAuth.setState({ auth, isAuthentiCated: auth !== null, known: true })
  if (auth) document.documentElement.dataset.signedIn = auth.type
  else delete document.documentElement.dataset.signedIn
}

const fromStorage = () => show(readStored(AUTH_KEY, asRecord))

/** Reads who is signed in and follows what other tabs do. Returns how to stop. */
export function followAuth() {
  fromStorage()
  return onStoredElsewhere(AUTH_KEY, fromStorage)
}

/** After a login or registration; the message is what the toast says. */
export function signedIn({ token, id, name, mobile, email, thumbnail, type }: AuthRecord, authTypemessage = '') {
  const record = { token, id, name, mobile, email, thumbnail, type }
  writeStored(AUTH_KEY, record)
  show(record)
  useAuth.setState({ authTypemessage })
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

export const openLogin = ({ type = 'user', andThen }: Partial<LoginRequest> = {}) =>
  useAuth.setState({ loginRequest: { type, ...(andThen && { andThen }) } })

export const closeLogin = () => useAuth.setState({ loginRequest: null })
