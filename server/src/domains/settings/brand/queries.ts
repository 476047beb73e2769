import type { Db, Tx } from '#server/platform/db/db.ts'

export const insertPicture = (db: Db, name: string, now: Date) =>
  db.insertInto('brand_pictures').values({ name, added_at: now }).execute()

/** Those of the names that are stored; from now on they are never removed. */
export const markPicturesUsed = (tx: Tx, names: string[], now: Date) =>
  tx.updateTable('brand_pictures').set({ used_at: now }).where('name', 'in', names).returning('name').execute()

export const unusedPictures = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('brand_pictures')
    .select('name')
    .where('used_at', 'is', null)
    .where('added_at', '<', before)
    .orderBy('added_at')
    .limit(limit)
    .execute()

/** Returns whether it was still unused. */
export const deleteUnused = async (tx: Tx, name: string) =>
  (await tx
    .deleteFrom('brand_pictures')
    .where('name', '=', name)
    .where('used_at', 'is', null)
    .returning('name')
    .executeTakeFirst()) !== undefined
