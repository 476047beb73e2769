import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const isKnown = async (db: Db | Tx, mobile: string, markerHash: Buffer, usedAfter: Date) =>
  (await db
    .selectFrom('known_devices')
    .select('mobile')
    .where('mobile', '=', mobile)
    .where('marker_hash', '=', markerHash)
    .where('last_used_at', '>', usedAfter)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const upsertDevice = (tx: Tx, row: { accountId: number; mobile: string; markerHash: Buffer; now: Date }) =>
  tx
    .insertInto('known_devices')
    .values({
      account_id: row.accountId,
      marker_hash: row.markerHash,
      mobile: row.mobile,
      created_at: row.now,
      last_used_at: row.now,
    })
    .onConflict((known) =>
      known.columns(['account_id', 'marker_hash']).doUpdateSet({ mobile: row.mobile, last_used_at: row.now }),
    )
    .execute()

/** Removes all but the most recently used. */
export const deleteOldest = (tx: Tx, accountId: number, max: number) =>
  tx
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('marker_hash', 'not in', (newest) =>
      newest
        .selectFrom('known_devices')
        .select('marker_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .limit(max),
    )
    .execute()

export const deleteDevicesOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()

export const devicesForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('known_devices')
    .select(['mobile', 'created_at as firstSignedInAt', 'last_used_at as lastSignedInAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

/** Deletes devices unused for a long time, and the counters of devices that are no longer known. */
export async function deleteUnused(db: Db, usedBefore: Date) {
  await db.deleteFrom('known_devices').where('last_used_at', '<=', usedBefore).execute()
  await sql`delete from otp_guards where device <> '' and not exists (
    select from known_devices where known_devices.mobile = otp_guards.mobile and marker_hash = otp_guards.device)`.execute(
    db,
  )
}

/** Deletes the codes and counters of the account's number, unless another account has the same number. */
export async function deleteOtpDataOf(tx: Tx, accountId: number) {
  const ownNumber = sql`mobile = (select mobile from accounts where id = ${accountId}) and not exists (
    select from accounts other, accounts own
    where own.id = ${accountId} and other.mobile = own.mobile and other.id <> own.id and other.deleted_at is null)`
  await sql`delete from otp_codes where ${ownNumber}`.execute(tx)
  await sql`delete from otp_guards where ${ownNumber}`.execute(tx)
}
