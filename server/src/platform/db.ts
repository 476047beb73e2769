import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import type { ProblemCode } from '#contract/problems.ts'
import { BoundedPool } from './bounded-pool.ts'
import { HouseDialect } from './db-driver.ts'
import { Problem } from './problem.ts'
import type { DB } from './schema.gen.ts'
import { isTemporaryFailure } from './temporary-failure.ts'

export type Db = Kysely<DB>
/** A handle inside a transaction; what writes takes one, so that it cannot run outside. */
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

/** A burst waits this long for a connection before it is refused; the client is still there then. */
const MAX_WAIT_MS = 12_000
/** For people who wait. What may take longer names its own: jobs and exports, migrations, backups, the demo world. */
const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 3_000
/** For jobs and exports, which nobody waits for at a screen. */
export const LONG_TIMEOUTS = { statementTimeoutMs: 60_000, lockTimeoutMs: 10_000, connectTimeoutMs: 30_000 }

/** For filling a database at startup (PIN codes, the demo world), also on a busy machine. */
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
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'paramarsh',
    // What is sent before the answer to what went before is not queued; HouseDriver makes use of it.
    pipeline: true,
  })
  // A connection that is lost is replaced when the next one is needed. Without these listeners the event would end the process:
  // the pool listens only while a connection is idle, and one that is in use fails its own query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool.on('error', () => {})
}

export const createDb = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new HouseDialect(pool) })

/** A named constraint is a business rule, and this is how it speaks to callers. */
const brokenRules: Record<string, ProblemCode> = {
  accounts_one_per_type_and_mobile: 'mobile_taken',
  rates_one_a_day: 'rate_set_already',
  coupons_used_within_limit: 'coupon_unusable',
  coupon_people_within_limit: 'coupon_unusable',
  coupons_code_is_unique: 'coupon_code_taken',
  order_lines_one_order_per_draft: 'stale',
  order_lines_refund_once: 'nothing_to_refund',
  orders_refund_what_was_paid: 'nothing_to_refund',
  refund_requests_one_open: 'already_requested',
  consultants_slug_is_unique: 'stale',
  consultants_approved_are_presentable: 'profile_incomplete',
  sectors_slug_is_unique: 'slug_taken',
  industries_slug_is_unique: 'slug_taken',
  payments_refunds_within_capture: 'nothing_to_refund',
  deletion_requests_one_open: 'already_requested',
  data_exports_one_in_the_making: 'already_requested',
  bank_accounts_one_of_a_number: 'bank_account_known',
  ledger_purse_covers: 'insufficient_funds',
  ledger_till_gives_what_it_took: 'stale',
  slot_taken: 'slot_taken',
  customer_in_two_places: 'customer_busy',
  bookings_moved_within_limit: 'no_moves_left',
  booking_appeals_one_each: 'already_requested',
  library_talks_slug_is_unique: 'stale',
  expert_busy: 'expert_busy',
  customer_in_a_talk: 'in_a_talk',
}

const STILL_REFERENCED = '23503'
/** Something else points at what was to be deleted. */
export const isStillReferenced = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === STILL_REFERENCED

/** What a database error means to a caller; undefined when it means a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as Error & { constraint?: string }
  const rule = constraint && brokenRules[constraint]
  if (rule) return new Problem(rule)
  return isTemporaryFailure(error) ? new Problem('unavailable', { retryAfterSeconds: 2 }) : undefined
}
