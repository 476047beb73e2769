import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Db, Tx } from './db.ts'
import { sayLast } from './db-driver.ts'
import { Problem } from './problem.ts'

export interface Attempt {
  accountId: number
  /** Method and path of the endpoint. */
  endpoint: string
  key: string
  /** All that was sent, path parameters included. */
  fields: object
}

/** As it went over the wire, to the letter. */
export interface KeptAnswer {
  status: number
  answer: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** What a caller names an attempt by. */
export function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw new Problem('idempotency_key_missing')
  return header
}

/**
 * Does a deed once for each key. Key, deed and answer are one transaction: after a crash all three are there or none is.
 * A twin that comes meanwhile waits at the key for the first one to end; what failed leaves no key and may be tried again.
 */
export function once(db: Db, now: Date, attempt: Attempt, deed: (tx: Tx) => Promise<KeptAnswer>): Promise<KeptAnswer> {
  const bodyHash = hashOf(attempt.fields)
  return db.transaction().execute(async (tx) => {
    if (!(await takeKey(tx, attempt, bodyHash, now))) return keptAnswer(tx, attempt, bodyHash)
    const given = await deed(tx)
    await sayLast(tx, keep(attempt, given))
    return given
  })
}

// Written out: they run at every payment, and building them costs more than sending them.
const TAKE = `insert into idempotency_keys (account_id, endpoint, key, body_hash, at) values ($1, $2, $3, $4, $5)
  on conflict do nothing`
const KEEP = `update idempotency_keys set status = $4, answer = $5 where account_id = $1 and endpoint = $2 and key = $3`

async function takeKey(tx: Tx, { accountId, endpoint, key }: Attempt, bodyHash: Buffer, now: Date) {
  const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(TAKE, [accountId, endpoint, key, bodyHash, now]))
  return numAffectedRows === 1n
}

const keep = ({ accountId, endpoint, key }: Attempt, { status, answer }: KeptAnswer) =>
  CompiledQuery.raw(KEEP, [accountId, endpoint, key, status, answer])

async function keptAnswer(tx: Tx, attempt: Attempt, bodyHash: Buffer): Promise<KeptAnswer> {
  const { accountId, endpoint, key } = attempt
  const kept = await tx
    .selectFrom('idempotency_keys')
    .select(['status', 'answer', 'body_hash as bodyHash'])
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst()
  // The sweep took it between two statements: whoever asks again does the deed anew.
  if (kept?.status == null || kept.answer === null) throw new Problem('unavailable', { retryAfterSeconds: 1 })
  if (!bodyHash.equals(kept.bodyHash)) throw new Problem('idempotency_conflict')
  return { status: kept.status, answer: kept.answer }
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

/** Whoever tries again, tries within two days. */
const KEPT_MS = 48 * 3_600_000

export const forgetOldAnswers = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_keys')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()

/** Removes the stored answers of a deleted account: they contain names and numbers. */
export const eraseAnswers = (tx: Tx, accountId: number) =>
  tx.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute()
