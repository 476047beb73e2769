import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

export type Kind = 'sector' | 'industry'

/** Moving an industry moves its consultants, which takes long if there are many. */
export const takeTime = (tx: Tx) => sql`set local statement_timeout = '2min'`.execute(tx)

export const typesInTree = (db: Db) =>
  db
    .selectFrom('category_types')
    .select(['id', 'slug', 'title_english', 'title_hindi', 'consultants_count as consultantsCount'])
    .orderBy('position')
    .orderBy('id')
    .execute()

const entry = ['id', 'slug', 'title_english', 'title_hindi', 'hidden', 'consultants_count as consultantsCount'] as const

export const sectorsInTree = (db: Db) =>
  db
    .selectFrom('sectors')
    .select([...entry, 'icon', 'category_type_id as typeId'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const industriesInTree = (db: Db) =>
  db
    .selectFrom('industries')
    .select([...entry, 'sector_id as sectorId'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** One industry for its editor; `since` is the first day whose searches count. */
export const industryById = (db: Db | Tx, id: number, since: string) =>
  db
    .selectFrom('industries')
    .select([
      'id',
      'slug',
      'title_english',
      'title_hindi',
      'sector_id as sectorId',
      'spellings',
      'hidden',
      'version',
      'consultants_count as listed',
      sql<number>`(select count(*) from consultant_industries ci where ci.industry_id = industries.id)`.as(
        'consultants',
      ),
      sql<number>`(select count(*) from services s where s.industry_id = industries.id)`.as('services'),
      sql<number>`(select coalesce(sum(times), 0) from industry_searches found
        where found.industry_id = industries.id and found.searched_on >= ${since})`.as('searches'),
      sql<number>`(select count(*) from industries s where s.sector_id = industries.sector_id
        and (s.position, s.id) <= (industries.position, industries.id))`.as('place'),
      sql<number>`(select count(*) from industries s where s.sector_id = industries.sector_id)`.as('siblings'),
      oldSlugs('industry', 'industries.id').as('oldSlugs'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const sectorById = (db: Db | Tx, id: number) =>
  db
    .selectFrom('sectors')
    .select([
      'id',
      'slug',
      'title_english',
      'title_hindi',
      'icon',
      'category_type_id as categoryTypeId',
      'hidden',
      'version',
      'consultants_count as listed',
      sql<number>`(select count(*) from industries where industries.sector_id = sectors.id)`.as('industries'),
      sql<number>`(select count(*) from sectors s where s.category_type_id = sectors.category_type_id
        and (s.position, s.id) <= (sectors.position, sectors.id))`.as('place'),
      sql<number>`(select count(*) from sectors s where s.category_type_id = sectors.category_type_id)`.as('siblings'),
      oldSlugs('sector', 'sectors.id').as('oldSlugs'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()

const oldSlugs = (kind: Kind, id: string) =>
  sql<
    string[]
  >`array(select slug::text from old_slugs where kind = ${kind} and target_id = ${sql.ref(id)} order by slug)`

/** The sector with its type and the next free position; undefined if it does not exist. */
export const placeInSector = (tx: Tx, sectorId: number) =>
  tx
    .selectFrom('sectors')
    .select([
      'id as sector_id',
      'category_type_id',
      sql<number>`(select coalesce(max(position), 0) + 1 from industries where industries.sector_id = sectors.id)`.as(
        'position',
      ),
    ])
    .where('id', '=', sectorId)
    .executeTakeFirst()

export const placeInType = (tx: Tx, typeId: number) =>
  tx
    .selectFrom('category_types')
    .select([
      'id as category_type_id',
      sql<number>`(select coalesce(max(position), 0) + 1 from sectors
        where sectors.category_type_id = category_types.id)`.as('position'),
    ])
    .where('id', '=', typeId)
    .executeTakeFirst()

interface Titles {
  slug: string
  title_english: string
  title_hindi: string
}
export type IndustryRow = Titles & { spellings: string[]; sector_id: number; category_type_id: number }
export type SectorRow = Titles & { icon: string; category_type_id: number }

export const insertIndustry = (tx: Tx, row: IndustryRow & { position: number }) =>
  tx.insertInto('industries').values(row).returning('id').executeTakeFirstOrThrow()

export const insertSector = (tx: Tx, row: SectorRow & { position: number }) =>
  tx.insertInto('sectors').values(row).returning('id').executeTakeFirstOrThrow()

interface Seen {
  id: number
  version: number
}

/** Updates only the expected version; returns whether it did. */
export const updateIndustry = async (
  tx: Tx,
  { id, version }: Seen,
  row: Partial<IndustryRow> & { hidden: boolean },
) => {
  const { numUpdatedRows } = await tx
    .updateTable('industries')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const updateSector = async (tx: Tx, { id, version }: Seen, row: Partial<SectorRow> & { hidden: boolean }) => {
  const { numUpdatedRows } = await tx
    .updateTable('sectors')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const tableOf = { sector: 'sectors', industry: 'industries' } as const

export const deleteEntry = async (tx: Tx, kind: Kind, { id, version }: Seen) => {
  const { numDeletedRows } = await tx
    .deleteFrom(tableOf[kind])
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  await tx.deleteFrom('old_slugs').where('kind', '=', kind).where('target_id', '=', id).execute()
  return numDeletedRows > 0n
}

/** The current slug is no longer anyone's former one; the previous slug keeps redirecting. */
export async function storeOldSlug(tx: Tx, kind: Kind, { id, from, to }: { id: number; from?: string; to: string }) {
  await tx.deleteFrom('old_slugs').where('kind', '=', kind).where('slug', '=', to).execute()
  if (from && from !== to)
    await tx
      .insertInto('old_slugs')
      .values({ kind, slug: from, target_id: id })
      .onConflict((stored) => stored.columns(['kind', 'slug']).doUpdateSet({ target_id: id }))
      .execute()
}

export const idsInOrder = (tx: Tx, kind: Kind, parentId: number) =>
  kind === 'sector'
    ? tx
        .selectFrom('sectors')
        .select('id')
        .where('category_type_id', '=', parentId)
        .orderBy('position')
        .orderBy('id')
        .forUpdate()
        .execute()
    : tx
        .selectFrom('industries')
        .select('id')
        .where('sector_id', '=', parentId)
        .orderBy('position')
        .orderBy('id')
        .forUpdate()
        .execute()

export const writeOrder = (tx: Tx, kind: Kind | 'category_type', ids: number[]) =>
  sql`update ${sql.table(kind === 'category_type' ? 'category_types' : tableOf[kind])} as entry set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where entry.id = wanted.id and entry.position <> wanted.place`.execute(tx)

export const sectorsBySlug = (db: Db | Tx) => db.selectFrom('sectors').select(['id', 'slug']).execute()
export const industrySlugs = (db: Db | Tx) => db.selectFrom('industries').select('slug').execute()

export const vainSearches = (db: Db, { since, search }: { since: string; search: string | undefined }) =>
  db
    .selectFrom('vain_searches')
    .select((eb) => ['text', eb.fn.sum<number>('times').as('times')])
    .where('searched_on', '>=', since)
    .$if(Boolean(search), (all) => all.where(sql<boolean>`strpos(text, ${search?.toLowerCase() ?? ''}) > 0`))
    .groupBy('text')
    .orderBy('times', 'desc')
    .orderBy('text')
    .limit(100)
    .execute()
