import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'

/** Listed consultants, best rated first; those without reviews follow in order of registration. */
export const bestRatedIds = (db: Db, limit: number) =>
  db
    .selectFrom('consultant_industries')
    .select('consultant_id as id')
    .where(sql<boolean>`listed`)
    .where(sql<boolean>`leads_all`)
    .orderBy('rating_average', (order) => order.desc().nullsLast())
    .orderBy('rating_count', 'desc')
    .orderBy('consultant_id')
    .limit(limit)
    .execute()

export const countedFacts = (db: Db) =>
  db
    .selectFrom('listing_totals')
    .select((eb) => [
      'consultants_count as verifiedConsultants',
      eb
        .selectFrom('sectors')
        .select((sectors) => sectors.fn.countAll<number>().as('covered'))
        .where('consultants_count', '>', 0)
        .as('sectorsCovered'),
    ])
    .executeTakeFirstOrThrow()
