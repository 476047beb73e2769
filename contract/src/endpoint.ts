import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

export type AccountType = 'user' | 'consultant' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How often one source may call; counted in the database, so it holds across processes. */
export interface CallLimit {
  per: 'address' | 'account'
  max: number
  seconds: number
}

/** What an id in a path or input points at: open to all who may call, or a thing that belongs to somebody. */
export type IdRule = 'public' | (string & {})

/** 'anyone' also takes a valid token and hands the caller on. */
export type Audience = 'anyone' | AccountType | readonly AccountType[]

/**
 * What an endpoint that staff may call asks of their second factor:
 * - `fresh`: a code shown within the last 15 minutes. For everything that touches money, rates, settings, people's access
 *   or bulk personal data.
 * - `fresh-for-contacts`: the code of the sign-in is enough, but mobile numbers and email addresses in the reply are masked
 *   unless the code is fresh. For every reply that names other people's.
 * - `signed-in`: the code of the sign-in is enough.
 */
export type SecondFactorRule = 'fresh' | 'fresh-for-contacts' | 'signed-in'

/** Staff endpoints must choose; for others the rule has no meaning. */
export type SecondFactorChoice<F extends Audience> = 'admin' extends (F extends readonly (infer One)[] ? One : F)
  ? { secondFactor: SecondFactorRule }
  : { secondFactor?: never }

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
  /** Path parameters, query and body in one object. */
  input: I
  /** The `data` of the answer. */
  reply: O
  /** The `message` of the answer. */
  message?: string
  /** Status of success; 200 unless told. */
  status?: 200 | 201 | 202
  problems?: readonly ProblemCode[]
  /** The problem that input which breaks the schema is answered with; `invalid` (422) unless told. */
  invalidProblem?: ProblemCode
  /** Every id the caller may name must say whose it is; the access test reads this. */
  ids?: Record<string, IdRule>
  limit?: CallLimit
  /**
   * A POST that must not happen twice: it carries an `Idempotency-Key`, and its handler gets one transaction in which the
   * deed, the key and the answer are written.
   */
  idempotent?: T
  /**
   * Takes multipart/form-data with one file in the field `file`, at most this many bytes. Pictures cost much to decode, so
   * each person may send so many in an hour, counted over all endpoints.
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
  declared: Endpoint<M, P, I, O, F, T> & SecondFactorChoice<F>,
) => declared

/** What a handler receives. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What a handler answers. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
/** What travels to the server and back, as JSON. */
export type Sent<E extends Endpoint> = z.input<E['input']>
export type Received<E extends Endpoint> = z.input<E['reply']>
/** The words a browser calls an endpoint by, checked against its declaration: 'POST /api/mobile/v1/verify'. */
export type Call<E extends Endpoint> = `${E['method']} ${E['path']}`
