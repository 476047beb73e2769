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

/** Stored totals, whatever the number of rows: days that are over from the daily figures, the rest from the bookings. */
export const countedFacts = (db: Db) =>
  db
    .selectFrom('listing_totals')
    .innerJoin('review_totals', 'review_totals.only_row', 'listing_totals.only_row')
    .select((eb) => [
      'consultants_count as verifiedConsultants',
      eb
        .selectFrom('sectors')
        .select((sectors) => sectors.fn.countAll<number>().as('covered'))
        .where('consultants_count', '>', 0)
        .as('sectorsCovered'),
      sql<number>`(select coalesce(sum(case figure when 'noShows' then -amount else amount end), 0) from daily_figures
        where figure in ('finishedSessions', 'noShows'))::int + (select count(*) from bookings where state = 'completed'
        and lower(during) >= coalesce(((select max(day) from daily_figures) + 1)::timestamp at time zone 'Asia/Kolkata', '-infinity'))::int`.as(
        'sessionsCompleted',
      ),
      sql<number | null>`round(rating_sum::numeric / nullif(rating_count, 0), 1)::real`.as('ratingAverage'),
    ])
    .executeTakeFirstOrThrow()
