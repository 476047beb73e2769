import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/platform/db/db.ts'

export interface Place {
  sectorId?: number | undefined
  industryId?: number | undefined
  consultantId?: number | undefined
  /** Filters by id. */
  id?: number | undefined
}

/** Services offered by listed consultants. */
const offered = (db: Db) =>
  db
    .selectFrom('services')
    .innerJoin('consultant_industries as place', 'place.consultant_id', 'services.consultant_id')
    .where(sql<boolean>`services.state = 'offered' and place.listed and place.leads_all`)

const offeredIn = (db: Db, { sectorId, industryId, consultantId, id }: Place) =>
  offered(db)
    .$if(sectorId !== undefined, (list) => list.where('services.sector_id', '=', sectorId ?? 0))
    .$if(industryId !== undefined, (list) => list.where('services.industry_id', '=', industryId ?? 0))
    .$if(consultantId !== undefined, (list) => list.where('services.consultant_id', '=', consultantId ?? 0))
    .$if(id !== undefined, (list) => list.where('services.id', '=', id ?? 0))

const TITLES = ['id', 'slug', 'title_english', 'title_hindi'] as const

export const pageOfServices = (db: Db, place: Place, { offset, limit }: { offset: number; limit: number }) =>
  offeredIn(db, place)
    .innerJoin('consultants', 'consultants.id', 'services.consultant_id')
    .innerJoin('accounts', 'accounts.id', 'services.consultant_id')
    .select((eb) => [
      'services.id',
      'services.title_english',
      'services.title_hindi',
      'services.delivered_english',
      'services.delivered_hindi',
      'services.days',
      'services.price_paise as pricePaise',
      jsonObjectFrom(eb.selectFrom('sectors').select(TITLES).whereRef('sectors.id', '=', 'services.sector_id'))
        .$notNull()
        .as('sector'),
      jsonObjectFrom(eb.selectFrom('industries').select(TITLES).whereRef('industries.id', '=', 'services.industry_id'))
        .$notNull()
        .as('industry'),
      eb
        .selectFrom('sectors')
        .innerJoin('category_types', 'category_types.id', 'sectors.category_type_id')
        .select('category_types.slug')
        .whereRef('sectors.id', '=', 'services.sector_id')
        .as('industry_type'),
      'consultants.id as consultantId',
      'consultants.slug',
      'accounts.name',
      'accounts.thumbnail',
      'consultants.rating_average as ratingAverage',
      'consultants.rating_count as ratingCount',
    ])
    .orderBy('services.price_paise')
    .orderBy('services.id')
    .offset(offset)
    .limit(limit)
    .execute()

export const countServices = (db: Db, place: Place) =>
  offeredIn(db, place)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

export const sectorsWithServices = (db: Db) =>
  offered(db)
    .innerJoin('sectors', 'sectors.id', 'services.sector_id')
    .select((eb) => [
      'sectors.id',
      'sectors.slug',
      'sectors.title_english',
      'sectors.title_hindi',
      eb.fn.countAll<number>().as('servicesCount'),
    ])
    .groupBy('sectors.id')
    .orderBy('sectors.category_type_id')
    .orderBy('sectors.position')
    .orderBy('sectors.id')
    .execute()
