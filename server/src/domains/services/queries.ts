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
      sql<number>`(select 1 + count(*) from service_packages
        where service_id = services.id and offered)`.as('packagesCount'),
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

/** Those of these that are offered, as a search shows them. */
export const servicesTitled = async (db: Db, ids: readonly number[]) =>
  (
    await offered(db)
      .innerJoin('accounts', 'accounts.id', 'services.consultant_id')
      .select(['services.id', 'services.title_english', 'services.title_hindi', 'services.price_paise as pricePaise'])
      .select(['services.consultant_id as consultantId', 'accounts.name'])
      .where('services.id', 'in', ids)
      .execute()
  ).map(({ consultantId, name, ...service }) => ({ ...service, consultant: { id: consultantId, name } }))

/** Services on offer, newest first. */
export const newestServices = (db: Db, limit: number) =>
  offered(db)
    .select(['services.id', 'services.updated_at as updatedAt'])
    .orderBy('services.id', 'desc')
    .limit(limit)
    .execute()

/** The slugs of all sectors and industries that have services. */
export const placesWithServices = (db: Db) =>
  offered(db)
    .innerJoin('sectors', 'sectors.id', 'services.sector_id')
    .innerJoin('industries', 'industries.id', 'services.industry_id')
    .select(['sectors.slug as sector', 'industries.slug as industry'])
    .distinct()
    .orderBy('sector')
    .orderBy('industry')
    .execute()

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

/** The industries of a sector that have services. */
export const industriesWithServices = (db: Db, sectorId: number) =>
  offered(db)
    .innerJoin('industries', 'industries.id', 'services.industry_id')
    .where('services.sector_id', '=', sectorId)
    .select((eb) => [
      'industries.id',
      'industries.slug',
      'industries.title_english',
      'industries.title_hindi',
      eb.fn.countAll<number>().as('servicesCount'),
    ])
    .groupBy('industries.id')
    .orderBy('industries.position')
    .orderBy('industries.id')
    .execute()

interface Package {
  id: number
  title_english: string
  title_hindi: string
  delivered_english: string
  delivered_hindi: string
  days: number
  pricePaise: number
  milestones: { title_english: string; title_hindi: string; percent: number }[]
}

const SCOPE = ['id', 'delivered_english', 'delivered_hindi', 'days', 'price_paise as pricePaise', 'milestones'] as const

/** The service itself, as its cheapest package. */
export const basicPackage = (db: Db, id: number) =>
  db
    .selectFrom('services')
    .select([...SCOPE, sql<string>`''`.as('title_english'), sql<string>`''`.as('title_hindi')])
    .where('id', '=', id)
    .$castTo<Package>()
    .executeTakeFirstOrThrow()

/** The larger packages, in order of price. */
export const packagesOf = (db: Db, serviceId: number) =>
  db
    .selectFrom('service_packages')
    .select([...SCOPE, 'title_english', 'title_hindi'])
    .where('service_id', '=', serviceId)
    .where('offered', '=', true)
    .orderBy('position')
    .$castTo<Package>()
    .execute()
