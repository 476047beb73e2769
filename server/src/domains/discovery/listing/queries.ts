import { type Expression, type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { COUNTED_EXACTLY } from '#contract/constants.ts'
import { SECTOR_COUNTED_EXACTLY } from '#contract/discovery/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
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

/** One page of an unfiltered list, read from its index. */
export async function pageOfAll(db: Db, { scope, filters, sort, offset, limit }: Wanted) {
  const rows = await inOrder(listedIn(db, scope), sort, filters).offset(offset).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** One page of a filtered list, and its count up to a limit. */
export async function pageOfFiltered(db: Db, { scope, filters, sort, offset, limit, now }: Wanted) {
  const found = inOrder(
    listedIn(db, scope).where((eb) => eb.and(conditions(filters, now))),
    sort,
    filters,
  ).limit(Math.max(COUNTED_EXACTLY + 1, offset + limit))
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
const inOrder = (list: ReturnType<typeof listedIn>, sort: Query['sort'], filters: Filters) => {
  const ordered = {
    best: () => list.orderBy('place.best_rank', 'desc').orderBy('place.next_free_at'),
    soonest: () => list.orderBy('place.next_free_at').orderBy('place.best_rank', 'desc'),
    fee: () => list.orderBy(feeOf(filters)).orderBy('place.best_rank', 'desc'),
    rating: () =>
      list.orderBy('place.rating_average', (order) => order.desc().nullsLast()).orderBy('place.rating_count', 'desc'),
  }[sort]()
  return ordered.orderBy('place.consultant_id')
}

const feeOf = ({ mode }: Filters) => (mode ? (`place.${mode}_fee_paise` as const) : 'place.lowest_fee_paise')

const SOON_MINUTES = 30
const LONGEST_DAY_MINUTES = 25 * 60
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

function conditions(filters: Filters, now: Date): Expression<SqlBool>[] {
  const { search, languages, mode, feeMinPaise, feeMaxPaise, rating, experience, city, online, free } = filters
  const all: Expression<SqlBool>[] = []
  const rule = (condition: ReturnType<typeof sql<boolean>>) => all.push(condition)
  const fee = sql.ref(feeOf(filters))
  const whose = (condition: ReturnType<typeof sql<boolean>>) =>
    rule(
      sql`exists (select from consultants c where c.id = place.consultant_id and c.approval = 'approved' and ${condition})`,
    )

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
    whose(sql`case when (greatest(place.next_free_at, ${now}::timestamptz + place.notice_minutes * interval '1 minute')
      at time zone c.time_zone)::date = (${now}::timestamptz at time zone c.time_zone)::date then true else false end`)
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
