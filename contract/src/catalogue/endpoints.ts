import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, pageOf, paging, Text } from '../fields.ts'

const titles = { title_english: z.string(), title_hindi: z.string() }
/** Distinct consultants listed on the page. */
const consultantsCount = z.int()

const Industry = z.object({ id: Id, slug: z.string(), ...titles, consultantsCount })
const Sector = z.object({
  id: Id,
  slug: z.string(),
  ...titles,
  /** A name in the web icon set. */
  icon: z.string(),
  categoryTypeId: Id,
  consultantsCount,
})
const CategoryType = z.object({ id: Id, slug: z.string(), ...titles, consultantsCount })

export const megaMenu = endpoint({
  method: 'GET',
  path: '/api/web/v1/mega-menu',
  summary: 'Returns the whole catalogue: types with their sectors and industries, each with its number of consultants.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({
    categoryTypes: z.array(CategoryType.extend({ sectors: z.array(Sector.extend({ industries: z.array(Industry) })) })),
  }),
})

export const listCategoryTypes = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/category-type',
  summary: 'Lists the category types in order.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ categoryTypes: z.array(CategoryType) }),
})

export const listSectors = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/sectors',
  summary: 'Lists sectors, optionally those matching a text in English, Hindi or romanised Hindi.',
  for: 'anyone',
  input: z.object({ search: Text(100).optional() }),
  reply: z.object({ sectors: z.array(Sector) }),
})

export const listSectorsOfType = endpoint({
  method: 'GET',
  path: '/api/web/v1/get-sectorBy-type/{id}',
  summary: 'Lists the sectors of one category type. Empty for an unknown type.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ sectors: z.array(Sector) }),
})

/** An industry with its sector and category type. */
const PlacedIndustry = Industry.extend({
  categoryTypeId: Id,
  subCategory: Sector.pick({ id: true, slug: true }).extend(titles),
})

export const listSectorsOfCategory = endpoint({
  method: 'GET',
  path: '/api/web/v1/get-sectors-by-category/{id}',
  summary: 'Returns the sectors and industries of one category type, optionally filtered by sector or text.',
  for: 'anyone',
  input: z.object({
    id: IdInPath,
    /** Id or slug; an unknown value matches no industries. */
    sector: Text(120).optional(),
    search: Text(100).optional(),
    page: paging.page,
    limit: paging.limit,
  }),
  ids: { id: 'public' },
  reply: pageOf(PlacedIndustry).extend({
    categorySectors: z.array(Sector),
    categoryIndustry: z.array(PlacedIndustry),
    industryCount: z.int(),
  }),
})

export const listProfessionalIndustries = endpoint({
  method: 'GET',
  path: '/api/web/v1/professional-industry',
  summary: 'Lists all industries of professional consultants.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ professionalIndustry: z.array(PlacedIndustry), professionalCount: z.int() }),
})

export const listIndustrialIndustries = endpoint({
  method: 'GET',
  path: '/api/web/v1/industrial-industry',
  summary: 'Lists industries of industrial consultants, optionally those matching a text.',
  for: 'anyone',
  input: z.object({ search: Text(100).optional(), page: paging.page, limit: paging.limit }),
  reply: pageOf(PlacedIndustry).extend({ industrialIndustry: z.array(PlacedIndustry), industrialCount: z.int() }),
})

export const listNavLinks = endpoint({
  method: 'GET',
  path: '/api/web/v1/nav-links',
  summary: 'Returns the links of the top bar. A link with a category type opens its mega menu.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({
    navLinks: z.array(z.object({ id: Id, ...titles, path: z.string(), categoryTypeId: Id.nullable() })),
  }),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/web/v1/categories',
  summary: 'Lists sectors with their industries, identified by id, slug and sub-sub-categories.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ categories: z.array(Sector.extend({ subSubCategories: z.array(Industry) })) }),
})

export const listStates = endpoint({
  method: 'GET',
  path: '/api/web/v1/states',
  summary: 'Lists states and union territories with their GST codes.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ states: z.array(z.object({ code: z.string(), ...titles })) }),
})
