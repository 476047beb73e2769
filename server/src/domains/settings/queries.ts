import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

export const allSettings = (db: Db | Tx) => db.selectFrom('settings').select(['key', 'value', 'changed_at']).execute()

/** The channel on which processes tell each other that a setting changed. */
export const SETTINGS_CHANGED = 'settings_changed'

export const tellOthers = (tx: Tx) => sql`select pg_notify(${SETTINGS_CHANGED}, '')`.execute(tx)

export const writeSetting = (tx: Tx, row: { key: string; value: string | number; changedBy: number; now: Date }) =>
  tx
    .insertInto('settings')
    .values({ key: row.key, value: JSON.stringify(row.value), changed_at: row.now, changed_by: row.changedBy })
    .onConflict((kept) =>
      kept
        .column('key')
        .doUpdateSet({ value: JSON.stringify(row.value), changed_at: row.now, changed_by: row.changedBy }),
    )
    .execute()
