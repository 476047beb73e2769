import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#server/platform/db/db.ts'

const SECTORS_SHOWN = 100

/** Industries with the number of consultants in them. */
export const industriesFound = (db: Db, ids: number[]) =>
  db
    .selectFrom('industries')
    .select((eb) => [
      'industries.id',
      'industries.slug',
      'industries.title_english',
      'industries.title_hindi',
      'industries.category_type_id as categoryTypeId',
      'industries.consultants_count as consultantsCount',
      jsonObjectFrom(
        eb
          .selectFrom('sectors')
          .select(['sectors.id', 'slug', 'title_english', 'title_hindi', 'icon'])
          .whereRef('sectors.id', '=', 'industries.sector_id'),
      )
        .$notNull()
        .as('subCategory'),
      jsonObjectFrom(
        eb
          .selectFrom('category_types')
          .select(['category_types.id', 'slug', 'title_english', 'title_hindi'])
          .whereRef('category_types.id', '=', 'industries.category_type_id'),
      )
        .$notNull()
        .as('categoryType'),
    ])
    .where('industries.id', 'in', ids)
    .execute()

/** The best rated consultants of each industry, read from one index. */
export async function bestOfEach(db: Db, industryIds: number[]): Promise<{ id: number; best: number[] }[]> {
  const { rows } = await sql<{ id: number; best: number[] }>`
    select wanted.id, (select coalesce(json_agg(consultant_id), '[]') from (
      select ci.consultant_id from consultant_industries ci where ci.industry_id = wanted.id and ci.listed
      order by ci.rating_average desc nulls last, ci.rating_count desc, ci.consultant_id limit ${SECTORS_SHOWN}) best) as best
    from unnest(${industryIds}::bigint[]) as wanted (id)`.execute(db)
  return rows
}

interface NameQuery {
  /** As typed, and alternative spellings; the first has priority. */
  names: string[]
  sectorId?: number | undefined
  limit: number
}

/** How many namesakes are considered when only those of one sector are wanted. */
const LOOKED_THROUGH = 200
/** Sorts after every continuation of a name. */
const END = String.fromCodePoint(0x10ffff)

/** Ids of listed consultants by prefix of a name key: exact keys first, then best rated. May contain duplicates. */
export async function consultantsNamed(db: Db, { names, sectorId, limit }: NameQuery): Promise<number[]> {
  const most = sql.lit(sectorId === undefined ? limit * 3 : LOOKED_THROUGH)
  const { rows } = await sql<{ id: number }>`
    select found.consultant_id as id
    from unnest(${names}::text[]) with ordinality as typed (name, turn),
      lateral (select name_key(typed.name) as key) wanted,
      lateral (
        (select 1 as rank, n.consultant_id, n.key, n.rating_average, n.rating_count from consultant_name_keys n
         where n.key = wanted.key
         order by n.rating_average desc nulls last, n.rating_count desc, n.consultant_id limit ${most})
        union all
        (select 2, n.consultant_id, n.key, n.rating_average, n.rating_count from consultant_name_keys n
         where n.key ~>~ wanted.key and n.key ~<~ (wanted.key || ${END})
         order by n.key using ~<~, n.rating_average desc nulls last, n.rating_count desc, n.consultant_id limit ${most})
      ) found
    where wanted.key <> '' ${within(sectorId)}
    order by typed.turn, found.rank, found.key using ~<~, found.rating_average desc nulls last, found.rating_count desc, found.consultant_id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const within = (sectorId: number | undefined) =>
  sectorId === undefined
    ? sql``
    : sql`and exists (select from consultant_industries ci
        where ci.consultant_id = found.consultant_id and ci.sector_id = ${sectorId} and ci.listed)`

interface OfferQuery {
  kind: 'product' | 'service'
  /** As typed, and as it is romanised. */
  texts: string[]
  limit: number
}

/** How many titles with the longest word are considered for the others. */
const TITLES_LOOKED_THROUGH = 500

/** Ids of products or services whose titles have words that start with all those typed; whole words come first. */
export async function offersTitled(db: Db, { kind, texts, limit }: OfferQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select found.id
    from unnest(${texts}::text[]) with ordinality as typed (text, turn),
      lateral (select array(select distinct word from unnest(string_to_array(name_key(typed.text), ' ')) word
        where length(word) > 1 limit 8) as words) wanted,
      lateral (select word from unnest(wanted.words) word order by length(word) desc, word limit 1) longest,
      lateral (
        select w.item_id as id, w.word from (
          select item_id, word from offer_words where kind = ${kind}
            and word ~>=~ longest.word and word ~<~ (longest.word || ${END})
          order by word using ~<~, item_id limit ${sql.lit(TITLES_LOOKED_THROUGH)}) w
        where not exists (select from unnest(wanted.words) other (word) where not exists (
          select from offer_words o where o.kind = ${kind} and o.item_id = w.item_id and starts_with(o.word, other.word)))
        limit ${sql.lit(limit)}
      ) found
    where length(longest.word) > 2
    order by typed.turn, found.word using ~<~, found.id`.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
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

export const consultantsById = (db: Db, ids: number[]) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select((eb) => [
      'consultants.id',
      'consultants.slug',
      'accounts.name',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      'accounts.thumbnail',
      eb.fn.coalesce('consultants.city', eb.val('')).as('city'),
    ])
    .where('consultants.id', 'in', ids)
    .execute()

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
