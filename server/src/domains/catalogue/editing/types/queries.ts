import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export const typeById = (db: Db | Tx, id: number) =>
  db
    .selectFrom('category_types')
    .select([
      'id',
      'slug',
      'title_english',
      'title_hindi',
      'version',
      'consultants_count as listed',
      sql<number>`(select count(*) from sectors s where s.category_type_id = category_types.id)`.as('sectors'),
      sql<number>`(select count(*) from category_types t
        where (t.position, t.id) <= (category_types.position, category_types.id))`.as('place'),
      sql<number>`(select count(*) from category_types)`.as('siblings'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

interface Change {
  id: number
  version: number
  title_english: string
  title_hindi: string
}

/** Updates only the expected version; returns whether it did. */
export const updateType = async (tx: Tx, { id, version, ...titles }: Change) =>
  (
    await tx
      .updateTable('category_types')
      .set({ ...titles, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const typesInOrder = (tx: Tx) =>
  tx.selectFrom('category_types').select('id').orderBy('position').orderBy('id').forUpdate().execute()

/** Renames the links of the top bar after the types, in order, in their existing places. */
export async function nameLinks(tx: Tx) {
  await sql`with wanted as (
      select t.id, t.title_english, t.title_hindi, row_number() over (order by t.position, t.id) as nth
      from category_types t where exists (select from nav_links where category_type_id = t.id)
    ), places as (
      select position, row_number() over (order by position, id) as nth from nav_links where category_type_id is not null
    )
    update nav_links link set position = places.position,
      title_english = wanted.title_english || ' consultants', title_hindi = wanted.title_hindi || ' सलाहकार'
    from wanted join places using (nth) where link.category_type_id = wanted.id`.execute(tx)
}
