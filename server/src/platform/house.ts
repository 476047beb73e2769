import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Endpoint } from '#contract/endpoint.ts'
import type { concurrencyLimit } from './concurrency-limit.ts'
import type { Config } from './config.ts'
import type { Actor } from './context.ts'
import type { Db, Tx } from './db.ts'
import type { EncryptedFiles } from './files/encrypted-files.ts'
import type { Jobs } from './jobs.ts'
import type { Dispatcher } from './outbox/dispatcher.ts'
import type { Gateway } from './providers/gateway.ts'
import type { FetchDocument } from './providers/outside-documents/document.ts'
import type { PayoutProvider } from './providers/payouts/provider.ts'
import type { Realtime } from './realtime.ts'
import type { Secrets } from './secrets.ts'
import type { Settlements } from './settlements.ts'
import type { Signals } from './signals.ts'
import type { Store } from './storage.ts'

/** What the domains stand on, built once and reached as `app.house`. */
export interface House {
  config: Config
  pool: pg.Pool
  db: Db
  /** Idempotent requests each hold a connection to their end: a burst of them waits here and leaves some to the others. */
  limitTransactions: ReturnType<typeof concurrencyLimit>
  /** Notices of payment and payout providers that are being settled; shared with the services of `forLongWork`. */
  settlements: Settlements
  /** The same database with longer timeouts; see `forLongWork`. */
  longRunning: { pool: pg.Pool; db: Db }
  secrets: Secrets
  log: FastifyBaseLogger
  /** Files: on disk or in a bucket. */
  store: Store
  /** Files that are encrypted in the store. */
  files: EncryptedFiles
  /** Where people pay: Razorpay, or the demo's own. */
  gateway: Gateway
  realtime: Realtime
  /** Sends what outbox.add has written. */
  outbox: Dispatcher
  jobs: Jobs
  /** What processes tell each other. */
  signals: Signals
  /** Who pays people out; absent where nobody is configured. */
  payoutProvider: PayoutProvider | undefined
  /** Texts of the outside whose addresses people gave us. */
  fetchDocument: FetchDocument
  now: () => Date
  /** Whose token this is; undefined when it is nobody's, ended or expired. Given by the accounts domain. */
  authenticate: (token: string, now: Date) => Promise<Actor | undefined>
  /** Whose session a signed address lends, while it is open. Given by the accounts domain. */
  actorOfSession: (sessionId: number, now: Date) => Promise<Actor | undefined>
  /** Whether staff showed their second factor on this device within the last 15 minutes. Given by the accounts domain. */
  hasFreshSecondFactor: (db: Db | Tx, actor: Actor, now: Date) => Promise<boolean>
  /** Every endpoint that is served, in the order of registration. */
  endpoints: Endpoint[]
}

/** The services for jobs and exports, whose statements may take longer than those that people wait for. */
export const forLongWork = (house: House): House =>
  Object.create(house, { db: { value: house.longRunning.db }, pool: { value: house.longRunning.pool } }) as House

declare module 'fastify' {
  interface FastifyInstance {
    house: House
  }
}

/** A wing of the house: a domain's routes, registered in the order of app.ts. */
export type Wing = (app: FastifyInstance) => void | Promise<void>
