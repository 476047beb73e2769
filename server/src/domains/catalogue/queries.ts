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
    .where('sectors.hidden', 'is', false)
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
    .where('hidden', 'is', false)
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
