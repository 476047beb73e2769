import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'
import { prepared } from '#server/platform/db/prepared.ts'

const SECTORS_SHOWN = 100

/** The best rated consultants of each industry, read from one index. */
export async function bestOfEach(db: Db, industryIds: number[]): Promise<{ id: number; best: number[] }[]> {
  const { rows } = await sql<{ id: number; best: number[] }>`
    select wanted.id, (select coalesce(json_agg(consultant_id), '[]') from (
      select ci.consultant_id from consultant_industries ci where ci.industry_id = wanted.id and ci.listed
      order by ci.rating_average desc nulls last, ci.rating_count desc, ci.consultant_id limit ${SECTORS_SHOWN}) best) as best
    from unnest(${industryIds}::bigint[]) as wanted (id)`.execute(db)
  return rows
}

/** How many namesakes are considered when only those of one sector are wanted. */
const LOOKED_THROUGH = 200

/** Ids of listed consultants by prefix of a name; the names are as typed and in other spellings, the first has priority. */
export async function consultantsNamed(db: Db, { names, limit }: { names: string[]; limit: number }) {
  const { rows } = await sql<{ id: number }>`
    select id from consultants_named(${names}, ${limit * 3}) as id`.execute(db)
  return rows.map(({ id }) => id)
}

const CONSULTANTS_SHOWN = 5
/** More are read than shown, because not every product or service is on sale. */
const OFFERS_READ = 40

export interface ConsultantFound {
  id: number
  slug: string
  name: string
  headline: string
  headlineHindi: string | null
  thumbnail: string | null
  city: string
}

export interface Found {
  consultants: ConsultantFound[]
  productIds: number[]
  serviceIds: number[]
  /** By id of the industry. */
  counts: Record<string, number>
}

interface Wanted {
  /** As typed, and in other spellings; the first has priority. */
  texts: string[]
  products: boolean
  services: boolean
  industryIds: number[]
  sectorId: number | undefined
}

/** Consultants by name, offers by title, and counts of industries. */
const foundIn = (place: 'anywhere' | 'sector') => sql`
  select
    (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', a.name, 'headline', c.headline,
        'headlineHindi', c.headline_hindi, 'thumbnail', a.thumbnail, 'city', coalesce(c.city, '')) order by shown.place), '[]')
      from (
        select consultant_id, min(place) as place from ${place === 'sector' ? IN_SECTOR : ANYWHERE}
        group by consultant_id order by place limit ${sql.lit(CONSULTANTS_SHOWN)}) shown
      join consultants c on c.id = shown.consultant_id join accounts a on a.id = c.id) as consultants,
    case when $2::boolean then offers_titled('product', $1, ${sql.lit(OFFERS_READ)}) else '{}' end::float8[] as "productIds",
    case when $3::boolean then offers_titled('service', $1, ${sql.lit(OFFERS_READ)}) else '{}' end::float8[] as "serviceIds",
    (select coalesce(json_object_agg(id, consultants_count), '{}') from industries where id = any ($4::bigint[])) as counts`
const named = (most: number) =>
  sql`consultants_named($1, ${sql.lit(most)}) with ordinality as found (consultant_id, place)`
const ANYWHERE = named(CONSULTANTS_SHOWN * 3)
const IN_SECTOR = sql`${named(LOOKED_THROUGH)}
  where exists (select from consultant_industries ci
    where ci.consultant_id = found.consultant_id and ci.sector_id = $5 and ci.listed)`

const statements = new Map<string, string>()

export async function foundFor(db: Db, { texts, products, services, industryIds, sectorId }: Wanted) {
  const place = sectorId === undefined ? 'anywhere' : 'sector'
  const text = statements.get(place) ?? prepared(foundIn(place).compile(db).sql)
  statements.set(place, text)
  const values = [texts, products, services, industryIds, ...(sectorId === undefined ? [] : [sectorId])]
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(text, values))
  return rows[0]!
}

/** For each word of a name the most similar words in listed names; empty if there are none. */
export async function wordsAlike(db: Db, name: string, each: number): Promise<string[][]> {
  const { rows } = await sql<{ alike: string[] }>`select alike from words_alike(${name}, ${each})`.execute(db)
  return rows.map(({ alike }) => alike)
}

export const countChosen = (db: Db, { industryId, day }: { industryId: number; day: string }) =>
  sql`insert into industry_searches as existing (industry_id, searched_on)
    select id, ${day}::date from industries where id = ${industryId}
    on conflict (industry_id, searched_on) do update set times = existing.times + 1`.execute(db)

export const countVain = (db: Db, { text, day }: { text: string; day: string }) =>
  sql`insert into vain_searches as existing (searched_on, text) values (${day}::date, ${text})
    on conflict (searched_on, text) do update set times = existing.times + 1`.execute(db)

export const deleteOldSearches = async (db: Db, before: string) => {
  await db.deleteFrom('vain_searches').where('searched_on', '<', before).execute()
  await db.deleteFrom('industry_searches').where('searched_on', '<', before).execute()
}
