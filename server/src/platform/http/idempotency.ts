import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { executeAhead, executeWithCommit } from '../db/db-driver.ts'
import { prepared } from '../db/prepared.ts'
import { Problem } from './problem.ts'

export interface Attempt {
  accountId: number
  /** Method and path of the endpoint. */
  endpoint: string
  key: string
  /** Everything that was sent, including path parameters. */
  fields: object
}

/** The exact response. */
export interface StoredAnswer {
  status: number
  answer: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** The caller's key for this attempt. */
export function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw new Problem('idempotency_key_missing')
  return header
}

/**
 * Runs an operation once per key. Key, operation and response are one transaction: after a crash all three exist or
 * none. A concurrent duplicate waits for the first one; a failure stores no key and may be retried.
 *
 * The operation does not wait for its key: its first statement is sent with it, and fails if the key was used before.
 */
export async function once(
  db: Db,
  now: Date,
  attempt: Attempt,
  operation: (tx: Tx) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const bodyHash = hashOf(attempt.fields)
  try {
    return await db.transaction().execute(async (tx) => {
      const key = await executeAhead(tx, take(attempt, bodyHash, now))
      // A used key decides, whatever became of the operation.
      const given = await operation(tx).finally(() => key.result)
      await executeWithCommit(tx, keep(attempt, given))
      return given
    })
  } catch (error) {
    if (isUsedKey(error)) return storedAnswer(db, attempt, bodyHash)
    throw error
  }
}

// Raw SQL: they run on every payment, and building them costs more than sending them.
const TAKE = prepared(`insert into idempotency_keys (account_id, endpoint, key, body_hash, at)
  values ($1, $2, $3, $4, $5)`)
const KEEP = prepared(`update idempotency_keys set status = $4, answer = $5
  where account_id = $1 and endpoint = $2 and key = $3`)

const take = ({ accountId, endpoint, key }: Attempt, bodyHash: Buffer, now: Date) =>
  CompiledQuery.raw(TAKE, [accountId, endpoint, key, bodyHash, now])

const keep = ({ accountId, endpoint, key }: Attempt, { status, answer }: StoredAnswer) =>
  CompiledQuery.raw(KEEP, [accountId, endpoint, key, status, answer])

const isUsedKey = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey'

async function storedAnswer(db: Db, attempt: Attempt, bodyHash: Buffer): Promise<StoredAnswer> {
  const { accountId, endpoint, key } = attempt
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['status', 'answer', 'body_hash as bodyHash'])
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst()
  // The sweep deleted it between two statements: a retry runs the operation again.
  if (stored?.status == null || stored.answer === null) throw new Problem('unavailable', { retryAfterSeconds: 1 })
  if (!bodyHash.equals(stored.bodyHash)) throw new Problem('idempotency_conflict')
  return { status: stored.status, answer: stored.answer }
}

const hashOf = (fields: object) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(fields)))
    .digest()

/** The same fields in another order are the same request. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, inOrder(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Retries are expected within two days. */
const RETENTION_MS = 48 * 3_600_000

export const deleteOldAnswers = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_keys')
    .where('at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute()

/** Deletes the stored responses of a deleted account: they contain names and numbers. */
export const eraseAnswers = (tx: Tx, accountId: number) =>
  tx.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
