import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

const FACTOR = [
  'secret',
  'enrolled_at as enrolledAt',
  'last_step as lastStep',
  'locked_until as lockedUntil',
  'wrong_in_a_row as wrongInARow',
] as const

/** The second factor of an account, locked, so that concurrent code checks are serialized. */
export const factorForJudging = (tx: Tx, accountId: number) =>
  tx.selectFrom('second_factors').select(FACTOR).where('account_id', '=', accountId).forUpdate().executeTakeFirst()

/** Stores a secret unless there is one already: two concurrent first sign-ins end with the same secret. */
export const storeSecret = (tx: Tx, accountId: number, secret: Buffer, now: Date) =>
  tx
    .insertInto('second_factors')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((stored) => stored.column('account_id').doNothing())
    .execute()

export const insertTicket = (tx: Tx, row: { tokenHash: Buffer; accountId: number; expiresAt: Date }) =>
  tx
    .insertInto('staff_tickets')
    .values({ token_hash: row.tokenHash, account_id: row.accountId, expires_at: row.expiresAt })
    .execute()

/** The account of a valid ticket, locked, because a ticket is valid for one sign-in. */
export const ticketHolder = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .selectFrom('staff_tickets')
    .innerJoin('accounts', 'accounts.id', 'staff_tickets.account_id')
    .select(['accounts.id', 'name', 'mobile', 'email', 'thumbnail', 'type', 'suspended_at as suspendedAt'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('accounts.deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const spendTicket = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx.updateTable('staff_tickets').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()

export const acceptStep = (tx: Tx, accountId: number, step: number) =>
  tx
    .updateTable('second_factors')
    .set({ last_step: step, wrong_in_a_row: 0, locked_until: null })
    .where('account_id', '=', accountId)
    .execute()

export const forgiveWrongCodes = (tx: Tx, accountId: number) =>
  tx
    .updateTable('second_factors')
    .set({ wrong_in_a_row: 0, locked_until: null })
    .where('account_id', '=', accountId)
    .execute()

/** Returns the end of the lock, if it is now locked. */
export const countWrongCode = async (tx: Tx, accountId: number, lock: { after: number; until: Date }) =>
  (
    await tx
      .updateTable('second_factors')
      .set({
        wrong_in_a_row: sql`case when wrong_in_a_row + 1 >= ${lock.after} then 0 else wrong_in_a_row + 1 end`,
        locked_until: sql`case when wrong_in_a_row + 1 >= ${lock.after} then ${lock.until}::timestamptz end`,
      })
      .where('account_id', '=', accountId)
      .returning('locked_until')
      .executeTakeFirstOrThrow()
  ).locked_until

export const markEnrolled = (tx: Tx, accountId: number, now: Date) =>
  tx.updateTable('second_factors').set({ enrolled_at: now }).where('account_id', '=', accountId).execute()

export async function replaceRecoveryCodes(tx: Tx, accountId: number, hashes: Buffer[]) {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Consumes a recovery code; false if there is no such unused code. */
export const spendRecoveryCode = async (tx: Tx, accountId: number, hash: Buffer, now: Date) =>
  (
    await tx
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const recoveryCodesLeft = async (db: Db | Tx, accountId: number) =>
  (
    await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).left

export const deleteSecondFactor = async (tx: Tx, accountId: number) =>
  (await tx.deleteFrom('second_factors').where('account_id', '=', accountId).executeTakeFirst()).numDeletedRows === 1n

export const deleteOldTickets = (db: Db, before: Date) =>
  db.deleteFrom('staff_tickets').where('expires_at', '<', before).execute()

/** Used only by the demo inbox. */
export const allFactors = (db: Db, mobile: string | undefined) =>
  db
    .selectFrom('second_factors')
    .innerJoin('accounts', 'accounts.id', 'second_factors.account_id')
    .select(['accounts.id', 'name', 'mobile', 'secret', 'last_step as lastStep'])
    .where('deleted_at', 'is', null)
    .$if(mobile !== undefined, (query) => query.where('mobile', '=', mobile!))
    .orderBy('accounts.id')
    .limit(20)
    .execute()
