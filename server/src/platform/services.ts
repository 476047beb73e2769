import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import type { Db, Tx } from './db/db.ts'
import type { Signals } from './db/signals.ts'
import type { EncryptedFiles } from './files/encrypted-files.ts'
import type { Store } from './files/storage.ts'
import type { Actor } from './http/actor.ts'
import type { AnswerStore } from './http/answer-store.ts'
import type { concurrencyLimit } from './http/concurrency-limit.ts'
import type { Dispatcher } from './outbox/dispatcher.ts'
import type { Config } from './process/config.ts'
import type { FetchDocument } from './providers/outside-documents/document.ts'
import type { Secrets } from './security/secrets.ts'

/**
 * Services shared by all domains, built once at startup. What uses them itself (jobs, sockets, providers of domains) is
 * added by declaration merging, so that nothing is imported in a circle.
 */
export interface Services {
  config: Config
  pool: pg.Pool
  db: Db
  /**
   * Idempotent requests each hold a connection until they end: a burst of them waits here and leaves connections to
   * others.
   */
  limitTransactions: ReturnType<typeof concurrencyLimit>
  /** The same database with longer timeouts; see `forLongWork`. */
  longRunning: { pool: pg.Pool; db: Db }
  secrets: Secrets
  log: FastifyBaseLogger
  /** Answers cached for visitors; undefined in a process that answers everything anew. */
  answers: AnswerStore | undefined
  /** Files: on disk or in a bucket. */
  store: Store
  /** Files that are encrypted in the store. */
  files: EncryptedFiles
  /** Sends what outbox.add has queued. */
  outbox: Dispatcher
  /** Notifications between processes. */
  signals: Signals
  /** Fetches external documents from addresses entered by people. */
  fetchDocument: FetchDocument
  now: () => Date
  /** The current settings, cached. Provided by the settings domain. */
  readSettings: (now: Date) => Promise<Settings>
  /** The account of a token; undefined if it is invalid, ended or expired. Provided by the accounts domain. */
  authenticate: (token: string, now: Date) => Promise<Actor | undefined>
  /** The account of the session behind a signed link, while it is open. Provided by the accounts domain. */
  actorOfSession: (sessionId: number, now: Date) => Promise<Actor | undefined>
  /**
   * Whether staff verified their second factor on this device within the last 15 minutes. Provided by the accounts
   * domain.
   */
  hasFreshSecondFactor: (db: Db | Tx, actor: Actor, now: Date) => Promise<boolean>
  /** All registered endpoints, in order. */
  endpoints: Endpoint[]
}

/** The services for jobs and exports, whose statements may take longer than interactive ones. */
export const forLongWork = (services: Services): Services =>
  Object.create(services, {
    db: { value: services.longRunning.db },
    pool: { value: services.longRunning.pool },
  }) as Services

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}

/** A domain plugin: registers a domain's routes, in the order of app.ts. */
export type DomainPlugin = (app: FastifyInstance) => void | Promise<void>
