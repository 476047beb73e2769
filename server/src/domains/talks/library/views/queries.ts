import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** One statement: counts the view only if this viewer is new today. */
export const countView = async (tx: Tx, { id, day, viewer }: { id: number; day: string; viewer: Buffer }) => {
  const { rows } = await sql<{ views: number }>`
    with seen as (
      insert into library_views (talk_id, seen_on, viewer) values (${id}, ${day}, ${viewer})
      on conflict on constraint library_views_once_a_day do nothing returning 1)
    update library_talks set views = views + (select count(*) from seen) where id = ${id} returning views`.execute(tx)
  return rows[0]!.views
}

export const dropViewsBefore = (db: Db, day: string) =>
  db.deleteFrom('library_views').where('seen_on', '<', day).execute()
