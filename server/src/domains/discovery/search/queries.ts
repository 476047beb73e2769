import { CompiledQuery, type RawBuilder, sql } from 'kysely'
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
/** Sorts after every continuation of a name. */
const END = String.fromCodePoint(0x10ffff)

/** The keys of typed texts, computed once: the planner would otherwise repeat the function wherever a key is used. */
const keysOf = (texts: RawBuilder<unknown>) => sql`keys as materialized (
  select typed.turn, name_key(typed.text) as key from unnest(${texts}::text[]) with ordinality as typed (text, turn))`

/** Consultants whose name begins with one of the keys: exact keys first, then best rated. May contain duplicates. */
const namesakes = (most: number) => sql`
  select found.consultant_id, typed.turn, found.rank, found.key, found.rating_average, found.rating_count
  from keys typed, lateral (
    (select 1 as rank, n.consultant_id, n.key, n.rating_average, n.rating_count from consultant_name_keys n
     where n.key = typed.key
     order by n.rating_average desc nulls last, n.rating_count desc, n.consultant_id limit ${sql.lit(most)})
    union all
    (select 2, n.consultant_id, n.key, n.rating_average, n.rating_count from consultant_name_keys n
     where n.key ~>~ typed.key and n.key ~<~ (typed.key || ${sql.lit(END)})
     order by n.key using ~<~, n.rating_average desc nulls last, n.rating_count desc, n.consultant_id
     limit ${sql.lit(most)})
  ) found
  where typed.key <> ''`

const IN_ORDER = sql`turn, rank, key using ~<~, rating_average desc nulls last, rating_count desc, consultant_id`

/** Ids of listed consultants by prefix of a name; the names are as typed and in other spellings, the first has priority. */
export async function consultantsNamed(db: Db, { names, limit }: { names: string[]; limit: number }) {
  const { rows } = await sql<{ id: number }>`
    with ${keysOf(sql`${names}`)}
    select consultant_id as id from (${namesakes(limit * 3)}) found order by ${IN_ORDER}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many titles with the longest word are considered for the others. */
const TITLES_LOOKED_THROUGH = 500

/** Ids of products or services whose titles have words that start with all those of a key; whole words come first. */
const offersTitled = (kind: 'product' | 'service', isOn: RawBuilder<unknown>, limit: number) => sql`
  select found.id
  from keys typed,
    lateral (select array(select distinct word from unnest(string_to_array(typed.key, ' ')) word
      where length(word) > 1 limit 8) as words) wanted,
    lateral (select word from unnest(wanted.words) word order by length(word) desc, word limit 1) longest,
    lateral (
      select w.item_id as id, w.word from (
        select item_id, word from offer_words where kind = ${sql.lit(kind)}
          and word ~>=~ longest.word and word ~<~ (longest.word || ${sql.lit(END)})
        order by word using ~<~, item_id limit ${sql.lit(TITLES_LOOKED_THROUGH)}) w
      where not exists (select from unnest(wanted.words) other (word) where not exists (
        select from offer_words o where o.kind = ${sql.lit(kind)} and o.item_id = w.item_id and starts_with(o.word, other.word)))
      limit ${sql.lit(limit)}
    ) found
  where ${isOn}::boolean and length(longest.word) > 2
  order by typed.turn, found.word using ~<~, found.id`

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

/** Consultants by name, offers by title, and counts of industries. Parsed once per connection, but planned each time. */
const foundIn = (place: 'anywhere' | 'sector') => sql`
  with ${keysOf(sql.raw('$1'))}
  select
    (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', a.name, 'headline', c.headline,
        'headlineHindi', c.headline_hindi, 'thumbnail', a.thumbnail, 'city', coalesce(c.city, '')) order by shown.place), '[]')
      from (
        select consultant_id, min(place) as place from (
          select consultant_id, row_number() over (order by ${IN_ORDER}) as place
          from (${namesakes(place === 'sector' ? LOOKED_THROUGH : CONSULTANTS_SHOWN * 3)}) found
          ${place === 'sector' ? IN_SECTOR : sql``}) placed
        group by consultant_id order by place limit ${sql.lit(CONSULTANTS_SHOWN)}) shown
      join consultants c on c.id = shown.consultant_id join accounts a on a.id = c.id) as consultants,
    array(${offersTitled('product', sql.raw('$2'), OFFERS_READ)})::float8[] as "productIds",
    array(${offersTitled('service', sql.raw('$3'), OFFERS_READ)})::float8[] as "serviceIds",
    (select coalesce(json_object_agg(id, consultants_count), '{}') from industries where id = any ($4::bigint[])) as counts`
const IN_SECTOR = sql`where exists (select from consultant_industries ci
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
  const { rows } = await sql<{ alike: string[] }>`
    select array(select n.word from name_words n where n.word % typed.word
      order by similarity(n.word, typed.word) desc, n.word limit ${sql.lit(each)}) as alike
    from unnest(string_to_array(name_key(${name}), ' ')) with ordinality as typed (word, place)
    order by typed.place`.execute(db)
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
