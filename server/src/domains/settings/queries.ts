import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const allSettings = (db: Db | Tx) => db.selectFrom('settings').select(['key', 'value', 'changed_at']).execute()

/** The channel on which processes notify each other of changed settings. */
export const SETTINGS_CHANGED = 'settings_changed'

export const notifyOtherProcesses = (tx: Tx) => sql`select pg_notify(${SETTINGS_CHANGED}, '')`.execute(tx)

/** For settings that limit each other: until the transaction ends nobody else changes one of them. */
export const lockPairs = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('settings in pairs'))`.execute(tx)

export const isState = async (tx: Tx, code: string) =>
  (await tx.selectFrom('states').select('code').where('code', '=', code).executeTakeFirst()) !== undefined

interface NewValue {
  key: string
  value: string | number
  changedBy: number
  now: Date
  /** The last change the caller saw, null for never; undefined overwrites unconditionally. */
  seenChangedAt: Date | null | undefined
}

/** Returns whether it was written: not if it has changed since it was read. */
export async function writeSetting(tx: Tx, { key, value, changedBy, now, seenChangedAt }: NewValue): Promise<boolean> {
  const written = { value: JSON.stringify(value), changed_at: now, changed_by: changedBy }
  const row = await tx
    .insertInto('settings')
    .values({ key, ...written })
    .onConflict((known) => {
      const update = known.column('key').doUpdateSet(written)
      if (seenChangedAt === undefined) return update
      // Instants are transferred in milliseconds.
      return update.where(sql<Date>`date_trunc('milliseconds', settings.changed_at)`, '=', seenChangedAt)
    })
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
