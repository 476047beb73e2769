import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#server/platform/db/db.ts'

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

/** Industries of one category type that are not hidden, with their sectors. */
export const industriesOfType = (db: Db, categoryTypeId: number) =>
  db
    .selectFrom('industries')
    .innerJoin('sectors', 'sectors.id', 'industries.sector_id')
    .select((eb) => [
      'industries.id',
      'industries.slug',
      'industries.title_english',
      'industries.title_hindi',
      'industries.consultants_count as consultantsCount',
      'industries.category_type_id as categoryTypeId',
      jsonBuildObject({
        id: eb.ref('sectors.id'),
        slug: eb.ref('sectors.slug'),
        title_english: eb.ref('sectors.title_english'),
        title_hindi: eb.ref('sectors.title_hindi'),
      }).as('subCategory'),
    ])
    .where('industries.category_type_id', '=', categoryTypeId)
    .where('industries.hidden', 'is', false)
    .where('sectors.hidden', 'is', false)
    .orderBy('sectors.position')
    .orderBy('sectors.id')
    .orderBy('industries.position')
    .orderBy('industries.id')
    .execute()

export const navLinksInOrder = (db: Db) =>
  db
    .selectFrom('nav_links')
    .select(['id', 'title_english', 'title_hindi', 'path', 'category_type_id as categoryTypeId'])
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const statesByTitle = (db: Db) =>
  db.selectFrom('states').select(['code', 'title_english', 'title_hindi']).orderBy('title_english').execute()
