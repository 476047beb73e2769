import { DEVICE_MARKER_HEADER } from '#contract/accounts/constants.ts'
import type { Call, Endpoint, Received, Sent } from '#contract/endpoint.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { Language } from './i18n/language.ts'
import { msg } from './i18n/texts.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { timeoutFor } from './request-timeout.ts'

export interface Envelope<T> {
  message: string
  data: T
}

/** Why a call failed: the server's problem, or 'offline' if it could not be reached. */
export type ApiProblemBody = Omit<ProblemBody, 'code'> & { code: ProblemBody['code'] | 'offline' }

export class ApiProblem extends Error {
  readonly status: number
  readonly body: ApiProblemBody

  constructor(status: number, body: ApiProblemBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** Repeating a key does not repeat the operation: for calls that move or create something. */
  idempotencyKey?: string
}

export interface Api {
  /** Calls an endpoint by its declaration: `api.call<typeof sendOtp>('POST /api/mobile/v1/send/otp', { mobile })`. */
  call<E extends Endpoint>(what: Call<E>, input: Sent<E>, options?: CallOptions): Promise<Envelope<Received<E>>>
}

/** What is read of a response; pages that are rendered on the server have no more. */
type Answer = Pick<Response, 'ok' | 'status' | 'json'>

export interface ApiSettings {
  fetch: (url: string, init: RequestInit) => Promise<Answer>
  token?: () => string | undefined
  language?: () => Language
  /** Identifies a device that has signed in before; sent with calls that change something. */
  deviceMarker?: () => string | undefined
  /** Called when the server refuses the token or misses one; resolves to whether to repeat the call. */
  onSignedOut?: (token: string | undefined) => Promise<boolean>
  /** Called when staff need to confirm with a new authenticator code; resolves to whether to repeat the call. */
  onSecondFactorNeeded?: () => Promise<boolean>
}

const offline: ApiProblemBody = {
  code: 'offline',
  message: msg('We cannot reach the server. Check your connection and try again.'),
}

/** The response is not from our server but from something in between. */
const unreadable: ApiProblemBody = {
  code: 'unavailable',
  message: msg('We are busy right now. Please try again in a moment.'),
}

export function createApi(settings: ApiSettings): Api {
  const once = onceAtATime()
  const send: Api['call'] = async (what, input, options = {}) => {
    const token = settings.token?.()
    const { url, init } = compose(what, input as Record<string, unknown>)
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (settings.language) headers.set('accept-language', settings.language())
    const marker = init.method !== 'GET' && settings.deviceMarker?.()
    if (marker) headers.set(DEVICE_MARKER_HEADER, marker)
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
    const signal = options.signal ?? timeoutFor(init)
    const answer = await settings.fetch(url, { ...init, headers, signal }).catch(notReached)
    if (answer.ok) return answer.json().catch(notReached)
    if (answer.status === 401 && (await settings.onSignedOut?.(token))) return send(what, input, options)
    const problem = await problemOf(answer)
    if (problem.code === 'second_factor_needed' && (await settings.onSecondFactorNeeded?.()))
      return send(what, input, options)
    throw new ApiProblem(answer.status, problem)
  }
  return {
    call(what, input, options = {}) {
      // Queries pass a signal and are deduplicated by their cache.
      if (what.startsWith('GET ') || options.signal) return send(what, input, options)
      return once([what, options.idempotencyKey], input, () => send(what, input, options))
    },
  }
}

function notReached(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiProblem(0, offline)
}

async function problemOf(answer: Answer): Promise<ApiProblemBody> {
  const body = await answer.json().catch(() => null)
  if (body && typeof body.message === 'string' && typeof body.code === 'string') return body
  return unreadable
}

/** Fills the path parameters, then puts the rest into the query, the body, or a form if there is a file. */
function compose(what: string, input: Record<string, unknown>): { url: string; init: RequestInit } {
  const [method = 'GET', template = ''] = what.split(' ')
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (method === 'GET' || method === 'DELETE') return { url: path + queryOf(rest), init: { method } }
  if (rest.get('file') instanceof Blob) return { url: path, init: { method, body: formOf(rest) } }
  const body = JSON.stringify(Object.fromEntries(rest))
  return { url: path, init: { method, body, headers: { 'content-type': 'application/json' } } }
}

function queryOf(rest: Map<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) query.append(name, String(one))
  }
  return query.size ? `?${query}` : ''
}

/** Fields go before the file: a server that streams the form must know them first. */
function formOf(rest: Map<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of rest) if (name !== 'file') form.append(name, String(value))
  form.append('file', rest.get('file') as Blob)
  return form
}
