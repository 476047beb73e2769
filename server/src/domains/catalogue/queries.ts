import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

export const categoryTypesInOrder = (db: Db) =>
  db
    .selectFrom('category_types')
    .select(['id', 'slug', 'title_english', 'title_hindi', 'consultants_count as consultantsCount'])
    .orderBy('position')
    .orderBy('id')
    .execute()

const sectors = (db: Db) =>
  db
    .selectFrom('sectors')
    .innerJoin('category_types', 'category_types.id', 'sectors.category_type_id')
    .select([
      'sectors.id',
      'sectors.slug',
      'sectors.title_english',
      'sectors.title_hindi',
      'sectors.icon',
      'sectors.category_type_id as categoryTypeId',
      'sectors.consultants_count as consultantsCount',
    ])
    .orderBy('category_types.position')
    .orderBy('sectors.position')
    .orderBy('sectors.id')

export const sectorsInOrder = (db: Db) => sectors(db).execute()

export const sectorsOfType = (db: Db, categoryTypeId: number) =>
  sectors(db).where('sectors.category_type_id', '=', categoryTypeId).execute()

/** Sectors that carry the text in their own titles or in a title or spelling of one of their industries. */
export const sectorsNaming = (db: Db, text: string) => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sectors(db)
    .where((eb) =>
      eb.or([
        eb('sectors.title_english', 'ilike', pattern),
        eb('sectors.title_hindi', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('industries')
            .select('industries.id')
            .whereRef('industries.sector_id', '=', 'sectors.id')
            .where((industry) =>
              industry.or([
                industry('industries.title_english', 'ilike', pattern),
                industry('industries.title_hindi', 'ilike', pattern),
                sql<boolean>`exists (select from unnest(industries.spellings) as spelling where spelling ilike ${pattern})`,
              ]),
            ),
        ),
      ]),
    )
    .execute()
}

export const industriesInOrder = (db: Db) =>
  db
    .selectFrom('industries')
    .select([
      'id',
      'slug',
      'title_english',
      'title_hindi',
      'sector_id as sectorId',
      'consultants_count as consultantsCount',
    ])
    .orderBy('sector_id')
    .orderBy('position')
    .orderBy('id')
    .execute()

export const navLinksInOrder = (db: Db) =>
  db
    .selectFrom('nav_links')
    .select(['id', 'title_english', 'title_hindi', 'path', 'category_type_id as categoryTypeId'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const statesByTitle = (db: Db) =>
  db.selectFrom('states').select(['code', 'title_english', 'title_hindi']).orderBy('title_english').execute()
