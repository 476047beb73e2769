import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Current and former slugs that could collide with a new one for this name. */
export const slugsLike = async (tx: Tx, wanted: string, except: number) => {
  const numbered = `^${wanted}(-[0-9]+)?$`
  const { rows } = await sql<{ slug: string }>`
    select slug from consultants where slug ~ ${numbered} and slug >= ${wanted} and slug < ${`${wanted}.`} and id <> ${except}
    union select slug from former_slugs
      where slug ~ ${numbered} and slug >= ${wanted} and slug < ${`${wanted}.`} and consultant_id <> ${except}`.execute(
    tx,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** Serializes the choice of slugs for the same name. */
export const holdSlug = (tx: Tx, wanted: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${wanted}`}, 0))`.execute(tx)

export const changeSlug = (tx: Tx, id: number, slug: string) =>
  tx.updateTable('consultants').set({ slug }).where('id', '=', id).execute()

/** The owner of a current or former slug. */
export const slugOwner = async (db: Db, slug: string) =>
  (await db.selectFrom('consultants').select(['id', 'slug']).where('slug', '=', slug).executeTakeFirst()) ??
  (await db
    .selectFrom('former_slugs')
    .innerJoin('consultants', 'consultants.id', 'former_slugs.consultant_id')
    .select(['consultants.id', 'consultants.slug'])
    .where('former_slugs.slug', '=', slug)
    .executeTakeFirst())
