import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/platform/db.ts'

/** Listed consultants, the best rated first; those without reviews follow in the order they came. */
export const bestRated = (db: Db, limit: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('consultant_industries')
        .select(['consultant_id', 'rating_average', 'rating_count'])
        .where('listed', 'is', true)
        .where('leads_all', 'is', true)
        .orderBy('rating_average', (order) => order.desc().nullsLast())
        .orderBy('rating_count', 'desc')
        .orderBy('consultant_id')
        .limit(limit)
        .as('best'),
    )
    .innerJoin('consultants', 'consultants.id', 'best.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'best.consultant_id')
    .innerJoin('states', 'states.code', 'consultants.state_code')
    .select((eb) => [
      'consultants.id',
      'consultants.slug',
      'accounts.name',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      'accounts.thumbnail',
      eb.fn.coalesce('consultants.city', eb.val('')).as('city'),
      'states.title_english as state',
      'consultants.languages',
      'consultants.experience_years as experienceYears',
      'consultants.lowest_fee_paise as lowestFeePaise',
      'consultants.talk_rate_paise as talkRatePaise',
      'consultants.rating_average as ratingAverage',
      'consultants.rating_count as ratingCount',
      jsonArrayFrom(
        eb
          .selectFrom('consultant_industries')
          .innerJoin('industries', 'industries.id', 'consultant_industries.industry_id')
          .select(['industries.id', 'industries.slug', 'industries.title_english', 'industries.title_hindi'])
          .whereRef('consultant_industries.consultant_id', '=', 'consultants.id')
          .orderBy('industries.id'),
      ).as('industries'),
    ])
    .orderBy('best.rating_average', (order) => order.desc().nullsLast())
    .orderBy('best.rating_count', 'desc')
    .orderBy('best.consultant_id')
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
