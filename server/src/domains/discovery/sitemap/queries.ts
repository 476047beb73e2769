import type { Db } from '#server/platform/db/db.ts'
import { PEOPLE_PER_PART } from './rules.ts'

/** Types, sectors and industries with listed consultants that are not hidden. */
export const listedPlaces = (db: Db) =>
  db
    .selectFrom('industries')
    .innerJoin('sectors', 'sectors.id', 'industries.sector_id')
    .select(['industries.id as industryId', 'sectors.slug as sector', 'industries.category_type_id as typeId'])
    .where('industries.consultants_count', '>', 0)
    .where('industries.hidden', 'is', false)
    .where('sectors.hidden', 'is', false)
    .orderBy('industries.category_type_id')
    .orderBy('sectors.id')
    .orderBy('industries.id')
    .execute()

/** The highest id of a listed consultant; undefined if there is none. */
export const lastListedId = async (db: Db) => {
  const last = await db
    .selectFrom('consultant_industries')
    .select('consultant_id as id')
    .where('listed', 'is', true)
    .where('leads_all', 'is', true)
    .orderBy('consultant_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? 0
}

const ROWS_AT_ONCE = 2_000

/** The listed consultants of one part after an id, in id order. */
export const listedAfter = (db: Db, afterId: number, part: number) =>
  db
    .selectFrom('consultants')
    .innerJoin('consultant_industries as place', 'place.consultant_id', 'consultants.id')
    .select(['consultants.id', 'consultants.slug', 'consultants.updated_at as updatedAt'])
    .where('place.listed', 'is', true)
    .where('place.leads_all', 'is', true)
    .where('consultants.id', '>', Math.max(afterId, (part - 1) * PEOPLE_PER_PART))
    .where('consultants.id', '<=', part * PEOPLE_PER_PART)
    .orderBy('consultants.id')
    .limit(ROWS_AT_ONCE)
    .execute()
