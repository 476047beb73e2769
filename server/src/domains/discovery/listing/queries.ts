import { type Expression, type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type pg from 'pg'
import { COUNTED_EXACTLY } from '#contract/constants.ts'
import { SECTOR_COUNTED_EXACTLY } from '#contract/discovery/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from '../cards/queries.ts'
import type { Meaning } from './meaning/service.ts'
import type { Filters, PlaceIds, Places, Query, Scope } from './rules.ts'

/** Catalogue entries by id, with their counts; id 0 matches none. */
export const placesById = (db: Db, { typeId = 0, sectorId = 0, industryId = 0 }: PlaceIds): Promise<Places> =>
  db
    .selectFrom('listing_totals')
    .select((eb) => [
      'consultants_count as total',
      jsonObjectFrom(
        eb.selectFrom('category_types').select(['id', 'consultants_count as count']).where('id', '=', typeId),
      ).as('type'),
      jsonObjectFrom(
        eb
          .selectFrom('sectors')
          .select(['id', 'category_type_id as typeId', 'consultants_count as count'])
          .where('id', '=', sectorId),
      ).as('sector'),
      jsonObjectFrom(
        eb
          .selectFrom('industries')
          .select(['id', 'sector_id as sectorId', 'category_type_id as typeId', 'consultants_count as count'])
          .where('id', '=', industryId),
      ).as('industry'),
    ])
    .executeTakeFirstOrThrow()

interface Wanted {
  scope: Scope
  filters: Filters
  sort: Query['sort']
  offset: number
  limit: number
  now: Date
}

/** Where a list begins: the narrowest of the places, and the count it must have if the others contain it. */
const LISTS = {
  all: { of: 'place.leads_all', count: 'select consultants_count from listing_totals' },
  type: {
    of: 'place.leads_type and place.category_type_id = $4',
    count: 'select consultants_count from category_types where id = $4',
  },
  sector: {
    of: 'place.leads_sector and place.sector_id = $4',
    count: 'select consultants_count from sectors where id = $4 and category_type_id = coalesce($5, category_type_id)',
  },
  industry: {
    of: 'place.industry_id = $4',
    count: `select consultants_count from industries
      where id = $4 and category_type_id = coalesce($5, category_type_id) and sector_id = coalesce($6, sector_id)`,
  },
}

export interface UnfilteredPage {
  places: PlaceIds
  sort: Query['sort']
  offset: number
  limit: number
  now: Date
}

/** One page of an unfiltered list, read from its index in one statement: null if the places are not nested. */
export async function pageOfAll(pool: pg.Pool, { places, sort, offset, limit, now }: UnfilteredPage) {
  const { typeId, sectorId, industryId } = places
  const [level, ...values] = industryId
    ? (['industry', industryId, typeId, sectorId] as const)
    : sectorId
      ? (['sector', sectorId, typeId] as const)
      : typeId
        ? (['type', typeId] as const)
        : (['all'] as const)
  const { rows } = await pool.query<CardRow & { count: number | null }>({
    name: `list of ${level} by ${sort}`,
    text: `select scope.count, page.id, ${CARD_COLUMNS}
      from (select (${LISTS[level].count}) as count) scope
      left join lateral (select place.consultant_id as id, row_number() over () as place
        from (select * from consultant_industries place where place.listed and ${LISTS[level].of}
          order by ${orderOf(sort)} offset $2 limit case when $2 < scope.count then $3::integer else 0 end) place) page on true
      ${CARD_JOINS} order by page.place`,
    values: [now, offset, limit, ...values],
  })
  const count = rows[0]?.count ?? null
  return count === null ? null : { count, rows: rows.filter(({ id }) => id !== null) }
}

/** One page of a filtered list, and its count up to a limit. */
export async function pageOfFiltered(db: Db, { scope, filters, sort, offset, limit, now }: Wanted) {
  const most = Math.max(COUNTED_EXACTLY + 1, offset + limit)
  const { search, ...others } = filters
  const found =
    search && scope.level === 'all'
      ? meantAnywhere(db, search, { filters: others, sort, most, now })
      : inOrder(
          listedIn(db, scope).where((eb) => eb.and(conditions(filters, now))),
          sort,
          filters.mode,
        ).limit(most)
  const page = await db
    .selectFrom(found.as('found'))
    .select((eb) => [
      sql<string[] | null>`(array_agg(found.id))[${offset + 1}::int:${offset + limit}::int]`.as('ids'),
      eb.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow()
  // A list of bigint arrives as text.
  return { ids: (page.ids ?? []).map(Number), count: page.count }
}

/** How many of these consultants are listed in each sector of the scope. */
export const sectorsOfConsultants = (db: Db, scope: Scope, consultantIds: readonly number[]) =>
  db
    .selectFrom('consultant_industries as place')
    .select((eb) => ['place.sector_id as id', eb.fn.countAll<number>().as('count')])
    .where('place.consultant_id', '=', sql<number>`any(${consultantIds}::bigint[])`)
    .where(sql<boolean>`place.listed`)
    .where(sql<boolean>`place.leads_sector`)
    .$if(scope.level === 'type', (list) => list.where('place.category_type_id', '=', scope.id))
    .groupBy('place.sector_id')
    .execute()

/** The stored totals of the sectors of the scope. */
export const sectorTotals = (db: Db, scope: Scope) =>
  sectorsIn(db, scope).select(['sectors.id', 'sectors.consultants_count as count']).execute()

/**
 * Counts each sector among its first candidates only, to a limit: the rows read depend on the number of sectors, not of
 * consultants.
 */
export const sectorsAmongFirst = (db: Db, scope: Scope, filters: Filters, { now, candidates }: Bounds) =>
  sectorsIn(db, scope)
    .select((eb) => [
      'sectors.id',
      'sectors.consultants_count as total',
      eb
        .selectFrom((matching) =>
          matching
            .selectFrom((first) =>
              first
                .selectFrom('consultant_industries as place')
                .selectAll('place')
                .where(sql<boolean>`place.listed`)
                .where(sql<boolean>`place.leads_sector`)
                .whereRef('place.sector_id', '=', 'sectors.id')
                .orderBy('place.best_rank', 'desc')
                .orderBy('place.next_free_at')
                .orderBy('place.consultant_id')
                .limit(candidates)
                .as('place'),
            )
            .select(sql`1`.as('one'))
            .where((judged) => judged.and(conditions(filters, now)))
            .limit(SECTOR_COUNTED_EXACTLY + 1)
            .as('matching'),
        )
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('count'),
    ])
    .execute()

interface Bounds {
  now: Date
  /** How many consultants of a sector are considered, best rated first. */
  candidates: number
}

const sectorsIn = (db: Db, { level, id }: Scope) =>
  db
    .selectFrom('sectors')
    .where('sectors.consultants_count', '>', 0)
    .$if(level === 'type', (sectors) => sectors.where('sectors.category_type_id', '=', id))

/** Bare columns instead of `is true`, so that the partial indexes match. */
const listedIn = (db: Db, { level, id }: Scope) =>
  db
    .selectFrom('consultant_industries as place')
    .select('place.consultant_id as id')
    .where(sql<boolean>`place.listed`)
    .$if(level === 'all', (list) => list.where(sql<boolean>`place.leads_all`))
    .$if(level === 'type', (list) =>
      list.where(sql<boolean>`place.leads_type`).where('place.category_type_id', '=', id),
    )
    .$if(level === 'sector', (list) => list.where(sql<boolean>`place.leads_sector`).where('place.sector_id', '=', id))
    .$if(level === 'industry', (list) => list.where('place.industry_id', '=', id))

/** Each order is that of an index; the id makes it total, so that paging neither repeats nor skips anyone. */
const orderOf = (sort: Query['sort'], mode?: Query['mode']) =>
  ({
    best: 'place.best_rank desc, place.next_free_at, place.consultant_id',
    soonest: 'place.next_free_at, place.best_rank desc, place.consultant_id',
    fee: `${feeOf({ mode })}, place.best_rank desc, place.consultant_id`,
    rating: 'place.rating_average desc nulls last, place.rating_count desc, place.consultant_id',
  })[sort]

const inOrder = (list: ReturnType<typeof listedIn>, sort: Query['sort'], mode: Query['mode']) =>
  list.orderBy(sql.raw(orderOf(sort, mode)))

/** What an order compares besides the id. */
const comparedBy = (sort: Query['sort'], mode: Query['mode']) =>
  ({
    best: 'place.best_rank, place.next_free_at',
    soonest: 'place.best_rank, place.next_free_at',
    fee: `${feeOf({ mode })}, place.best_rank`,
    rating: 'place.rating_average, place.rating_count',
  })[sort]

interface Sought {
  filters: Filters
  sort: Query['sort']
  most: number
  now: Date
}

/**
 * The first of each industry that a text means, and the people of that name: each is read from its own index, because
 * looking for them in the order of the whole list reads most of it.
 */
function meantAnywhere(db: Db, { industryIds, consultantIds }: Meaning, { filters, sort, most, now }: Sought) {
  const rules = conditions(filters, now)
  const others = rules.length > 0 ? sql`and ${sql.join(rules, sql` and `)}` : sql``
  const order = sql.raw(orderOf(sort, filters.mode))
  const columns = sql.raw(`place.consultant_id, ${comparedBy(sort, filters.mode)}`)
  const people = sql<{ id: number }>`(
    select distinct on (place.consultant_id) place.consultant_id as id, place.* from (
      select of_industry.* from unnest(${industryIds}::bigint[]) as wanted (id), lateral (
        select ${columns} from consultant_industries place
        where place.listed and place.industry_id = wanted.id ${others} order by ${order} limit ${most}) of_industry
      union all
      select of_name.* from unnest(${consultantIds}::bigint[]) as wanted (id), lateral (
        select ${columns} from consultant_industries place
        where place.listed and place.leads_all and place.consultant_id = wanted.id ${others} limit 1) of_name
    ) place)`
  return db.selectFrom(people.as<'place'>(sql`place`)).select('place.id').orderBy(order).limit(most)
}

const feeOf = ({ mode }: { mode?: Query['mode'] }) => (mode ? `place.${mode}_fee_paise` : 'place.lowest_fee_paise')

const SOON_MINUTES = 30
const LONGEST_DAY_MINUTES = 25 * 60
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

function conditions(filters: Filters, now: Date): Expression<SqlBool>[] {
  const { search, languages, mode, feeMinPaise, feeMaxPaise, rating, experience, city, online, free } = filters
  const all: Expression<SqlBool>[] = []
  const rule = (condition: ReturnType<typeof sql<boolean>>) => all.push(condition)
  const fee = sql.ref(feeOf(filters))

  if (mode) rule(sql`${fee} is not null`)
  if (feeMinPaise !== undefined) rule(sql`${fee} >= ${feeMinPaise}`)
  if (feeMaxPaise !== undefined) rule(sql`${fee} <= ${feeMaxPaise}`)
  if (rating !== undefined) rule(sql`place.rating_average >= ${rating}::real`)
  if (experience !== undefined) rule(sql`place.experience_years >= ${experience}`)
  if (languages) rule(sql`place.languages && ${languages}::text[]`)
  if (city) rule(sql`place.city = ${city}`)
  if (free) rule(sql`place.next_free_at < ${later(now, free === 'soon' ? SOON_MINUTES : LONGEST_DAY_MINUTES)}`)
  if (free === 'soon') rule(sql`place.notice_minutes <= ${SOON_MINUTES}`)
  // The planner estimates a bare equality of computed days to match almost nobody; wrapped, it estimates half.
  if (free === 'today')
    rule(sql`case when (greatest(place.next_free_at, ${now}::timestamptz + place.notice_minutes * interval '1 minute')
      at time zone place.time_zone)::date = (${now}::timestamptz at time zone place.time_zone)::date then true else false end`)
  if (online)
    rule(
      sql`exists (select from presence_leases here where here.consultant_id = place.consultant_id and here.expires_at > ${now})`,
    )
  if (search) rule(matching(search))
  return all
}

/** Consultants in these industries, and these consultants. */
function matching({ industryIds, consultantIds }: Meaning) {
  const inIndustries = sql`select consultant_id from consultant_industries where listed and industry_id = any(${industryIds}::bigint[])`
  if (consultantIds.length === 0) return sql<boolean>`place.consultant_id in (${inIndustries})`
  if (industryIds.length === 0) return sql<boolean>`place.consultant_id = any(${consultantIds}::bigint[])`
  return sql<boolean>`place.consultant_id in (${inIndustries} union select unnest(${consultantIds}::bigint[]))`
}
