import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/platform/db/db.ts'

/** The card data of these consultants in id order, in one statement. */
export const cardFacts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom(
      sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`.as<'wanted'>(sql`wanted(id, place)`),
    )
    .innerJoin('consultants', 'consultants.id', 'wanted.id')
    .innerJoin('accounts', 'accounts.id', 'wanted.id')
    .leftJoin('states', 'states.code', 'consultants.state_code')
    .select((eb) => [
      'consultants.id',
      'consultants.slug',
      'accounts.name',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      'accounts.thumbnail',
      eb.fn.coalesce('consultants.city', eb.val('')).as('city'),
      eb.fn.coalesce('states.title_english', eb.val('')).as('state'),
      'consultants.languages',
      'consultants.experience_years as experienceYears',
      'consultants.lowest_fee_paise as lowestFeePaise',
      'consultants.talk_rate_paise as talkRatePaise',
      'consultants.rating_average as ratingAverage',
      'consultants.rating_count as ratingCount',
      'consultants.taking_calls as takingCalls',
      'consultants.time_zone as timeZone',
      jsonArrayFrom(
        eb
          .selectFrom('consultant_fees')
          .distinctOn('mode')
          .select(['mode', 'minutes', 'fee_paise as feePaise'])
          .whereRef('consultant_id', '=', 'consultants.id')
          .orderBy('mode')
          .orderBy('fee_paise')
          .orderBy('minutes'),
      ).as('fees'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_industries')
          .innerJoin('industries', 'industries.id', 'consultant_industries.industry_id')
          .innerJoin('sectors', 'sectors.id', 'industries.sector_id')
          .select([
            'industries.id',
            'industries.slug',
            'industries.title_english',
            'industries.title_hindi',
            'sectors.id as sectorId',
            'sectors.slug as sectorSlug',
            'sectors.title_english as sectorTitleEnglish',
            'sectors.title_hindi as sectorTitleHindi',
          ])
          .whereRef('consultant_industries.consultant_id', '=', 'consultants.id')
          .orderBy('industries.id'),
      ).as('industries'),
    ])
    .orderBy('wanted.place')
    .execute()

/** Which of these are listed, in the order of the ids. */
export const listedAmong = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('consultant_industries')
    .select('consultant_id as id')
    .where(sql<boolean>`listed`)
    .where(sql<boolean>`leads_all`)
    .where(sql<boolean>`consultant_id = any(${ids}::bigint[])`)
    .execute()
  const listed = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => listed.has(id))
}
