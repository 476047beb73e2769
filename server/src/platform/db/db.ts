import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { BoundedPool } from './bounded-pool.ts'
import { AppDialect } from './db-driver.ts'
import { AppClient } from './prepared.ts'
import type { DB } from './schema.gen.ts'

export type Db = Kysely<DB>
/** A handle inside a transaction; writes require one, so that they cannot run outside. */
export type Tx = Transaction<DB>

const INT8 = 20
const DATE = 1082
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(DATE, (day) => day)

export interface PoolOptions {
  url: string
  size?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  connectTimeoutMs?: number
  idleInTransactionMs?: number
}

/** How long a request waits for a connection before it is refused; clients wait longer than this. */
const MAX_WAIT_MS = 12_000
/** For interactive requests. Longer work has its own timeouts: jobs and exports, migrations, backups, the demo data. */
const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 3_000
/** For jobs and exports, which are not interactive. */
export const LONG_TIMEOUTS = { statementTimeoutMs: 60_000, lockTimeoutMs: 10_000, connectTimeoutMs: 30_000 }

/** For filling a database at startup (PIN codes, the demo data), also on a busy machine. */
export const LOADING_TIMEOUTS = {
  statementTimeoutMs: 600_000,
  lockTimeoutMs: 60_000,
  connectTimeoutMs: 60_000,
  idleInTransactionMs: 600_000,
}

export function createPool({
  url,
  size = 10,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
  connectTimeoutMs = MAX_WAIT_MS,
  idleInTransactionMs = 15_000,
}: PoolOptions) {
  const pool = new BoundedPool({
    Client: AppClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'paramarsh',
    // Statements are sent without waiting for the previous result; AppDriver uses it.
    pipeline: true,
  })
  // A lost connection is replaced when the next one is needed. Without these listeners the event would end the process:
  // the pool listens only while a connection is idle, and one that is in use fails its own query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool.on('error', () => {})
}

export const createDb = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new AppDialect(pool) })

const STILL_REFERENCED = '23503'
/** The row to be deleted is still referenced. */
export const isStillReferenced = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === STILL_REFERENCED
