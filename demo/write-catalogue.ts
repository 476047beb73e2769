import type { Tx } from '#server/platform/db/db.ts'
import { demoCatalogue } from './catalogue/catalogue.ts'
import { slugOf } from './catalogue/sector.ts'

export interface IndustryPlace {
  industry_id: number
  sector_id: number
  category_type_id: number
}

/** Writes sectors and industries and returns the position of each industry by slug. */
export async function writeCatalogue(tx: Tx): Promise<Map<string, IndustryPlace>> {
  const types = await tx.selectFrom('category_types').select(['id', 'slug']).execute()
  const typeIds = new Map(types.map(({ id, slug }) => [slug, id]))
  const sectors = demoCatalogue.flatMap(({ type, sectors }) =>
    sectors.map((sector, index) => ({ ...sector, category_type_id: typeIds.get(type) ?? 0, position: index + 1 })),
  )
  const sectorIds = await tx
    .insertInto('sectors')
    .values(
      sectors.map(({ title, hindi, icon, category_type_id, position }) => ({
        slug: slugOf(title),
        title_english: title,
        title_hindi: hindi,
        ...{ icon, category_type_id, position },
      })),
    )
    .returning('id')
    .execute()
  const industries = await tx
    .insertInto('industries')
    .values(
      sectors.flatMap((sector, place) =>
        sector.industries.map(([english, hindi, ...spellings], index) => ({
          sector_id: sectorIds[place]?.id ?? 0,
          category_type_id: sector.category_type_id,
          slug: slugOf(english),
          title_english: english,
          title_hindi: hindi,
          spellings,
          position: index + 1,
        })),
      ),
    )
    .returning(['slug', 'id as industry_id', 'sector_id', 'category_type_id'])
    .execute()
  return new Map(industries.map(({ slug, ...place }) => [slug, place]))
}
