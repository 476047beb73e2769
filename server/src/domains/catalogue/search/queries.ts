import { sql } from 'kysely'
import type { Db } from '#server/platform/db/db.ts'

/** The channel on which the database announces every change of the catalogue and its counts. */
export const CATALOGUE_CHANGED = 'catalogue_changed'

/** All names of industries, with hidden ones marked. */
export const industryNames = (db: Db) =>
  db
    .selectFrom('industries')
    .innerJoin('sectors', 'sectors.id', 'industries.sector_id')
    .select([
      'industries.id',
      'industries.slug',
      'industries.sector_id as sectorId',
      'industries.category_type_id as categoryTypeId',
      'industries.title_english as english',
      'industries.title_hindi as hindi',
      'industries.spellings',
      'sectors.title_english as sectorEnglish',
      'sectors.title_hindi as sectorHindi',
      sql<boolean>`industries.hidden or sectors.hidden`.as('hidden'),
    ])
    .orderBy('industries.id')
    .execute()

export const sectorNames = (db: Db) =>
  db.selectFrom('sectors').select(['id', 'slug', 'title_english as english', 'title_hindi as hindi', 'icon']).execute()

export const typeNames = (db: Db) =>
  db.selectFrom('category_types').select(['id', 'slug', 'title_english as english', 'title_hindi as hindi']).execute()

export const oldSlugs = (db: Db) =>
  db.selectFrom('old_slugs').select(['kind', 'slug', 'target_id as targetId']).execute()
