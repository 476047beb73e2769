import type { Db, Tx } from '#server/platform/db.ts'

export const allSettings = (db: Db | Tx) => db.selectFrom('settings').select(['key', 'value', 'changed_at']).execute()

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
