import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '#contract/settings/endpoints.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import type { Actor } from './actor.ts'

export type Contacts = 'shown' | 'masked'

/** A file of a request, already within the allowed size. */
export interface Upload {
  bytes: Buffer
  filename: string
}

/** One request. `now` and `settings` are read once, so that everything in it happens at the same instant and by the same rules. */
export interface Context {
  services: Services
  db: Db
  now: Date
  settings: Settings
  log: FastifyBaseLogger
  requestId: string
  language: 'en' | 'hi'
  address: string
  userAgent: string
  /** A random value that the browser keeps across sign-outs; identifies a device that has signed in before. */
  deviceMarker: string | undefined
  /**
   * Whether this caller is shown mobile numbers and email addresses of others. Masked for staff whose second factor is not fresh: what
   * they cannot see they cannot search by either, except by a whole number or address that they were told.
   */
  contacts: Contacts
  /** Absent for visitors. */
  actor: Actor | undefined
  upload: Upload | undefined
  /** Replaces the endpoint's message in the reply, for the rare outcome that it does not describe. */
  say: (message: string) => void
}

/** A request of a signed-in account. */
export interface SignedIn extends Context {
  actor: Actor
}

/**
 * An idempotent request: all of it runs in one transaction, and `db` is that transaction as well, because waiting for a
 * second connection while holding one can exhaust the pool.
 */
export interface Once extends SignedIn {
  tx: Tx
}
