import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** A number as seen from one device: a known device has its own codes, wrong attempts and locks. */
export interface Line {
  mobile: string
  device: Buffer
}

export const lockedUntil = async (db: Db | Tx, { mobile, device }: Line) =>
  (
    await db
      .selectFrom('otp_guards')
      .select('locked_until')
      .where('mobile', '=', mobile)
      .where('device', '=', device)
      .executeTakeFirst()
  )?.locked_until

export const hasCode = async (db: Db | Tx, { mobile, device }: Line) =>
  (await db
    .selectFrom('otp_codes')
    .select('mobile')
    .where('mobile', '=', mobile)
    .where('device', '=', device)
    .executeTakeFirst()) !== undefined

export const storeCode = (tx: Tx, row: Line & { codeHash: Buffer; sentAt: Date; expiresAt: Date }) => {
  const fresh = {
    code_hash: row.codeHash,
    sent_at: row.sentAt,
    expires_at: row.expiresAt,
    wrong_tries: 0,
    used_at: null,
  }
  return tx
    .insertInto('otp_codes')
    .values({ mobile: row.mobile, device: row.device, ...fresh })
    .onConflict((stored) => stored.columns(['mobile', 'device']).doUpdateSet(fresh))
    .execute()
}

/** The code of a number, locked, so that checks and replacements of it are serialized. */
export const codeForJudging = (tx: Tx, { mobile, device }: Line) =>
  tx
    .selectFrom('otp_codes')
    .select(['code_hash as codeHash', 'wrong_tries as wrongTries', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('mobile', '=', mobile)
    .where('device', '=', device)
    .forUpdate()
    .executeTakeFirst()

export const markUsed = (tx: Tx, { mobile, device }: Line, now: Date) =>
  tx.updateTable('otp_codes').set({ used_at: now }).where('mobile', '=', mobile).where('device', '=', device).execute()

export const resetWrongTries = (tx: Tx, { mobile, device }: Line) =>
  tx
    .updateTable('otp_guards')
    .set({ wrong_in_a_row: 0 })
    .where('mobile', '=', mobile)
    .where('device', '=', device)
    .where('wrong_in_a_row', '>', 0)
    .execute()

/** Counts a wrong attempt against the code and the number; returns the end of the lock if the number is now locked. */
export async function countWrongTry(tx: Tx, { mobile, device }: Line, lock: { after: number; until: Date }) {
  await tx
    .updateTable('otp_codes')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('mobile', '=', mobile)
    .where('device', '=', device)
    .execute()
  const guard = await tx
    .insertInto('otp_guards')
    .values({ mobile, device, wrong_in_a_row: 1, locked_until: null })
    .onConflict((stored) =>
      stored.columns(['mobile', 'device']).doUpdateSet({
        wrong_in_a_row: sql`case when otp_guards.wrong_in_a_row + 1 >= ${lock.after} then 0 else otp_guards.wrong_in_a_row + 1 end`,
        locked_until: sql`case when otp_guards.wrong_in_a_row + 1 >= ${lock.after} then ${lock.until}::timestamptz end`,
      }),
    )
    .returning('locked_until')
    .executeTakeFirstOrThrow()
  return guard.locked_until
}

export const deleteOldCodes = (db: Db, before: Date) =>
  db.deleteFrom('otp_codes').where('expires_at', '<', before).execute()
