import type pg from 'pg'
import type { AccountType, StaffRole } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { prepared } from '#server/platform/db/prepared.ts'

export type EndReason = 'logout' | 'signed_out' | 'mobile_changed' | 'suspended' | 'deleted' | 'second_factor_reset'

export interface UnendedSession {
  id: number
  tokenHash: Buffer
  accountId: number
  type: AccountType
  role: StaffRole | null
  expiresAt: Date
  lastUsedAt: Date
}

/**
 * They run on every authenticated request, so PostgreSQL plans them once per connection. The statement for one key is
 * separate: for a list it finds the plan of one element cheaper than the one it could keep, and plans it each time.
 */
const unended = (column: string, type: string) => {
  const where = (condition: string) =>
    prepared(`select sessions.id, sessions.token_hash as "tokenHash", accounts.id as "accountId", accounts.type,
      accounts.staff_role as role, sessions.expires_at as "expiresAt", sessions.last_used_at as "lastUsedAt"
    from sessions join accounts on accounts.id = sessions.account_id
    where ${column} ${condition} and sessions.ended_at is null
      and accounts.suspended_at is null and accounts.deleted_at is null`)
  return { one: where(`= $1::${type}`), several: where(`= any($1::${type}[])`) }
}
const BY_ID = unended('sessions.id', 'bigint')
const BY_TOKEN = unended('sessions.token_hash', 'bytea')

async function sessionsIn<K>(pool: pg.Pool, { one, several }: typeof BY_ID, keys: K[]) {
  const query = keys.length === 1 ? { text: one, values: keys } : { text: several, values: [keys] }
  return (await pool.query<UnendedSession>(query.text, query.values)).rows
}

/** By id, in the order of the ids; undefined if a session was ended. It may have expired. */
export const unendedSessions = async (pool: pg.Pool, ids: number[]) => {
  const byId = new Map((await sessionsIn(pool, BY_ID, ids)).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id))
}

/** The same by the hashes of their tokens. */
export const sessionsOfTokens = async (pool: pg.Pool, hashes: Buffer[]) => {
  const rows = await sessionsIn(pool, BY_TOKEN, hashes)
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}

export const touchSession = (db: Db, id: number, now: Date) =>
  db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()

/** Updates the last-seen time unless it was updated after `unlessSince`. */
export const markSeen = (db: Db | Tx, accountId: number, now: Date, unlessSince: Date) =>
  db
    .updateTable('accounts')
    .set({ last_seen_at: now })
    .where('id', '=', accountId)
    .where((where) => where.or([where('last_seen_at', 'is', null), where('last_seen_at', '<', unlessSince)]))
    .execute()

/** Whether this account has signed in with this browser before. */
export const knowsDevice = async (tx: Tx, accountId: number, userAgent: string) =>
  (await tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_agent', '=', userAgent)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const insertSession = (
  tx: Tx,
  row: {
    accountId: number
    tokenHash: Buffer
    userAgent: string
    address: string
    now: Date
    expiresAt: Date
    secondFactorAt: Date | undefined
  },
) =>
  tx
    .insertInto('sessions')
    .values({
      account_id: row.accountId,
      token_hash: row.tokenHash,
      user_agent: row.userAgent,
      address: row.address,
      created_at: row.now,
      last_used_at: row.now,
      expires_at: row.expiresAt,
      second_factor_at: row.secondFactorAt ?? null,
    })
    .execute()

export const openSessions = (db: Db, accountId: number, now: Date, usedAfter: Date) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'user_agent as userAgent',
      'address',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .execute()

/** Ends open sessions of one account and returns them. */
export async function endSessions(
  db: Db | Tx,
  end: { accountId: number; only?: number; except?: number; reason: EndReason; now: Date },
) {
  let update = db
    .updateTable('sessions')
    .set({ ended_at: end.now, end_reason: end.reason })
    .where('account_id', '=', end.accountId)
    .where('ended_at', 'is', null)
  if (end.only !== undefined) update = update.where('id', '=', end.only)
  if (end.except !== undefined) update = update.where('id', '<>', end.except)
  return (await update.returning('id').execute()).map((row) => row.id)
}

export const deleteEndedSessions = (db: Db, before: Date) =>
  db
    .deleteFrom('sessions')
    .where((where) => where.or([where('ended_at', '<', before), where('expires_at', '<', before)]))
    .execute()

export const secondFactorShownAt = async (db: Db | Tx, sessionId: number) =>
  (await db.selectFrom('sessions').select('second_factor_at as at').where('id', '=', sessionId).executeTakeFirst())?.at

export const markSecondFactor = (tx: Tx, sessionId: number, now: Date) =>
  tx.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute()
