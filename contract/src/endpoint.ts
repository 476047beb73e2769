import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

export type AccountType = 'user' | 'consultant' | 'admin'
/** What a member of staff works on. An owner may do everything. */
export const STAFF_ROLES = ['owner', 'operations', 'finance', 'content', 'support'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
/** The roles besides the owner that may call an endpoint; `all` is every member of staff. */
export type AllowedRoles = readonly Exclude<StaffRole, 'owner'>[] | 'all'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Rate limit per source; counted in the database, so it holds across processes. */
export interface CallLimit {
  per: 'address' | 'account'
  max: number
  seconds: number
}

/** What an id in the path or input refers to: public, or a resource with an owner. */
export type IdRule = 'public' | (string & {})

/** 'anyone' also accepts a valid token and passes the caller on. */
export type Audience = 'anyone' | AccountType | readonly AccountType[]

/**
 * The second factor required of staff:
 * - `fresh`: a code verified within the last 15 minutes. For everything that touches money, rates, settings, people's
 * access or bulk personal data.
 * - `fresh-for-contacts`: the code of the sign-in is enough, but mobile numbers and email addresses in the reply are
 * masked unless the code is fresh, and a search finds people only by name or by a whole number or address. For every
 * reply that contains other people's contact details and every list that can be searched by them.
 * - `signed-in`: the code of the sign-in is enough.
 */
export type SecondFactorRule = 'fresh' | 'fresh-for-contacts' | 'signed-in'

/** Required for staff endpoints; has no meaning for others. */
export type StaffRules<F extends Audience> = 'admin' extends (F extends readonly (infer One)[] ? One : F)
  ? { secondFactor: SecondFactorRule; roles: AllowedRoles }
  : { secondFactor?: never; roles?: never }

export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  F extends Audience = Audience,
  T extends boolean = boolean,
> {
  method: M
  /** Parameters are written {id}. */
  path: P
  summary: string
  /** Who may call; checked before the handler runs. */
  for: F
  secondFactor?: SecondFactorRule
  roles?: AllowedRoles
  /** Path parameters, query and body in one object. */
  input: I
  /** The `data` of the response. */
  reply: O
  /** The `message` of the response. */
  message?: string
  /** Status on success; defaults to 200. */
  status?: 200 | 201 | 202
  problems?: readonly ProblemCode[]
  /** The problem returned for input that fails validation; defaults to `invalid` (422). */
  invalidProblem?: ProblemCode
  /** Every id in the input must declare its owner rule; the access test reads this. */
  ids?: Record<string, IdRule>
  limit?: CallLimit
  /**
   * For a POST that must not happen twice: it requires an `Idempotency-Key`, and its handler gets one transaction in
   * which the operation, the key and the response are written.
   */
  idempotent?: T
  /**
   * Accepts multipart/form-data with one file in the field `file`, up to this many bytes. Decoding pictures is
   * expensive, so each person may send a limited number per hour, counted over all endpoints.
   */
  file?: { maxBytes: number; picturesPerHour?: number }
}

export const endpoint = <
  const M extends Method,
  const P extends string,
  I extends z.ZodObject,
  O extends z.ZodType,
  const F extends Audience,
  const T extends boolean = false,
>(
  declared: Endpoint<M, P, I, O, F, T> & StaffRules<F>,
) => declared

/** What a handler receives. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What a handler returns. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
/** The JSON sent to the server and returned by it. */
export type Sent<E extends Endpoint> = z.input<E['input']>
export type Received<E extends Endpoint> = z.input<E['reply']>
/** How a browser names an endpoint, checked against its declaration: 'POST /api/mobile/v1/verify'. */
export type Call<E extends Endpoint> = `${E['method']} ${E['path']}`
