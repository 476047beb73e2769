import type { FastifyBaseLogger } from 'fastify'
import type { AccountType } from '#contract/endpoint.ts'
import type { Db, Tx } from './db.ts'
import type { House } from './house.ts'

/** Who is calling, as proved by a token. */
export interface Actor {
  id: number
  type: AccountType
  sessionId: number
}

/** A file that came with a request, already within the size its endpoint allows. */
export interface Upload {
  bytes: Buffer
  filename: string
}

/** One request. `now` is read once, so that everything in it happens at the same instant. */
export interface Context {
  house: House
  db: Db
  now: Date
  log: FastifyBaseLogger
  requestId: string
  language: 'en' | 'hi'
  address: string
  userAgent: string
  /** A random value that the browser keeps over sign-outs; tells a device that has signed in before from a stranger's. */
  deviceMarker: string | undefined
  /** Absent for visitors. */
  actor: Actor | undefined
  upload: Upload | undefined
}

/** A request whose endpoint demands an account. */
export interface SignedIn extends Context {
  actor: Actor
}

/** A request that happens once: all of it in one transaction, which `db` is as well, since to wait for a second
 * connection while holding one is how a pool runs dry. */
export interface Once extends SignedIn {
  tx: Tx
}
