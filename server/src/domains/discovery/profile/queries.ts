import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/platform/db/db.ts'

const listed = (db: Db) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .where('consultants.approval', '=', 'approved')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)

/** The listed consultant of a slug, a former slug, or an id. */
export const listedIdOf = (db: Db, address: string) =>
  listed(db)
    .select('consultants.id')
    .where(
      'consultants.id',
      'in',
      sql<number>`(
        select id from consultants where slug = ${address}
        union all select consultant_id from former_slugs where slug = ${address}
        union all select id from consultants where id = ${/^\d{1,15}$/.test(address) ? Number(address) : 0}
        limit 1)`,
    )
    .executeTakeFirst()

/** What a profile shows beyond the card. */
export const profileWords = (db: Db, id: number) =>
  listed(db)
    .select((eb) => [
      'consultants.about',
      'consultants.procedure',
      // Most have none; only for the others products are looked at.
      sql<boolean>`exists (select from products p where p.consultant_id = consultants.id and p.state = 'published')`.as(
        'hasPublished',
      ),
      eb
        .selectFrom('consultant_industries')
        .innerJoin('category_types', 'category_types.id', 'consultant_industries.category_type_id')
        .select('category_types.slug')
        .whereRef('consultant_id', '=', 'consultants.id')
        .where('leads_all', 'is', true)
        .as('segment'),
      // The last approval with its checks; lifting a suspension checks nothing.
      jsonObjectFrom(
        eb
          .selectFrom('approval_decisions')
          .select(['checklist', 'decided_at as decidedAt'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .where('after', '=', 'approved')
          .where(sql<boolean>`checklist <> '{}'`)
          .orderBy('id', 'desc')
          .limit(1),
      ).as('approval'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_fees')
          .select(['mode', 'minutes', 'fee_paise as feePaise'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .orderBy('minutes'),
      ).as('fees'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_videos')
          .select(['title', 'url'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .orderBy('position'),
      ).as('videos'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_credentials')
          .select(['kind', 'title', 'issuer', 'year', 'number'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .orderBy('position'),
      ).as('credentials'),
    ])
    .where('consultants.id', '=', id)
    .executeTakeFirst()

/** How many of each industry are considered: the best rated, not all. */
const LOOKED_AT = 50

/** Listed consultants with most industries in common, better rated first among equals. */
export const similarIds = async (db: Db, id: number, limit: number) => {
  const { rows } = await sql<{ id: number }>`
    select near.consultant_id as id
    from consultant_industries mine
    cross join lateral (
      select consultant_id, rating_average from consultant_industries
      where industry_id = mine.industry_id and listed
      order by rating_average desc nulls last, rating_count desc, consultant_id limit ${LOOKED_AT}
    ) near
    where mine.consultant_id = ${id} and near.consultant_id <> ${id}
    group by near.consultant_id, near.rating_average
    order by count(*) desc, near.rating_average desc nulls last, near.consultant_id
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
