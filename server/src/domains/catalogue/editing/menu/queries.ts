import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const menuLinks = (db: Db | Tx) =>
  db
    .selectFrom('nav_links')
    .select(['id', 'title_english', 'title_hindi', 'path', 'category_type_id as categoryTypeId', 'shown', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute()

interface Change {
  title_english: string
  title_hindi: string
  shown: boolean
}

/** Updates only the expected version; returns whether it did. */
export const updateLink = async (tx: Tx, { id, version }: { id: number; version: number }, change: Change) =>
  (
    await tx
      .updateTable('nav_links')
      .set({ ...change, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const writeMenuOrder = (tx: Tx, ids: number[]) =>
  sql`update nav_links as link set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where link.id = wanted.id and link.position <> wanted.place`.execute(tx)

/** Two changes of the order at once would mix. */
export const lockMenu = (tx: Tx) => tx.selectFrom('nav_links').select('id').orderBy('id').forUpdate().execute()
