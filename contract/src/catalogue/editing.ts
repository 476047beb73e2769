import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, Text } from '../fields.ts'
import { CATALOGUE_FILE_MAX_CHARACTERS, SPELLINGS_MAX } from './constants.ts'

const titles = { title_english: Line(120), title_hindi: Line(120) }
const Slug = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')
const Reason = Line(500)
/** Position among its siblings; a value beyond the last means last. */
const Place = z.int().positive().max(10_000)
/** The version the editor saw, so that a concurrent change is not overwritten. */
const Version = z.coerce.number().int().positive()

const TreeIndustry = z.object({
  id: Id,
  slug: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  hidden: z.boolean(),
  consultantsCount: z.int(),
})
const TreeSector = TreeIndustry.extend({ icon: z.string(), industries: z.array(TreeIndustry) })

export const getCatalogueTree = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/catalogue',
  summary: 'Returns the whole catalogue for staff, including hidden entries.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({}),
  reply: z.object({
    categoryTypes: z.array(TreeIndustry.omit({ hidden: true }).extend({ sectors: z.array(TreeSector) })),
  }),
})

const Industry = z.object({
  id: Id,
  slug: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  sectorId: Id,
  spellings: z.array(z.string()),
  hidden: z.boolean(),
  version: z.int(),
  oldSlugs: z.array(z.string()),
  /** Its position among its siblings, from 1, and the number of siblings. */
  place: z.int(),
  siblings: z.int(),
  inUse: z.object({
    /** All consultants who chose it, listed or not. */
    consultants: z.int(),
    services: z.int(),
    /** Distinct consultants listed on its page. */
    listed: z.int(),
    /** Number of times it was chosen from search results in the last 30 days. */
    searches: z.int(),
  }),
})

export const getIndustry = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/catalogue/industries/{id}',
  summary: 'Returns one industry with its spellings, former slugs and usage.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Industry,
  problems: ['not_found'],
})

const industryFields = {
  ...titles,
  slug: Slug,
  sectorId: Id,
  spellings: z.array(Line(80)).max(SPELLINGS_MAX),
}

export const addIndustry = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/catalogue/industries',
  summary: 'Adds an industry at the end of its sector.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ ...industryFields, reason: Reason }),
  ids: { sectorId: 'public', slug: 'public' },
  reply: Industry,
  message: 'Industry added',
  status: 201,
  problems: ['not_found', 'slug_taken'],
})

export const changeIndustry = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/catalogue/industries/{id}',
  summary: 'Updates an industry. Its former slug keeps working, and its consultants move with it.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    ...industryFields,
    hidden: z.boolean(),
    place: Place,
    version: Version,
    reason: Reason,
  }),
  ids: { id: 'public', sectorId: 'public', slug: 'public' },
  reply: Industry,
  message: 'Industry saved',
  problems: ['not_found', 'stale', 'slug_taken'],
})

export const deleteIndustry = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/catalogue/industries/{id}',
  summary: 'Deletes an industry that is not in use.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, reason: Reason }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  message: 'Industry deleted',
  problems: ['not_found', 'stale', 'in_use'],
})

const Sector = z.object({
  id: Id,
  slug: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  icon: z.string(),
  categoryTypeId: Id,
  hidden: z.boolean(),
  version: z.int(),
  oldSlugs: z.array(z.string()),
  /** Its position among its siblings, from 1, and the number of siblings. */
  place: z.int(),
  siblings: z.int(),
  inUse: z.object({ industries: z.int(), listed: z.int() }),
})
const sectorFields = {
  ...titles,
  slug: Slug,
  categoryTypeId: Id,
  icon: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Choose an icon.'),
}

export const getSector = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/catalogue/sectors/{id}',
  summary: 'Returns one sector with its former slugs and usage.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Sector,
  problems: ['not_found'],
})

export const addSector = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/catalogue/sectors',
  summary: 'Adds a sector at the end of its category type.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ ...sectorFields, reason: Reason }),
  ids: { categoryTypeId: 'public', slug: 'public' },
  reply: Sector,
  message: 'Sector added',
  status: 201,
  problems: ['not_found', 'slug_taken'],
})

export const changeSector = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/catalogue/sectors/{id}',
  summary: 'Updates a sector. Its industries and their consultants move with it.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({
    id: IdInPath,
    ...sectorFields,
    hidden: z.boolean(),
    place: Place,
    version: Version,
    reason: Reason,
  }),
  ids: { id: 'public', categoryTypeId: 'public', slug: 'public' },
  reply: Sector,
  message: 'Sector saved',
  problems: ['not_found', 'stale', 'slug_taken'],
})

export const deleteSector = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/admin/catalogue/sectors/{id}',
  summary: 'Deletes a sector without industries.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, version: Version, reason: Reason }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  message: 'Sector deleted',
  problems: ['not_found', 'stale', 'in_use'],
})

const CategoryType = z.object({
  id: Id,
  slug: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  version: z.int(),
  /** Its position among its siblings, from 1, and the number of siblings. */
  place: z.int(),
  siblings: z.int(),
  inUse: z.object({ sectors: z.int(), listed: z.int() }),
})

export const getCategoryType = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/catalogue/types/{id}',
  summary: 'Returns one category type with its usage.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: CategoryType,
  problems: ['not_found'],
})

export const changeCategoryType = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/catalogue/types/{id}',
  summary: 'Changes the name and position of a category type. The links of the top bar follow.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ id: IdInPath, ...titles, place: Place, version: Version, reason: Reason }),
  ids: { id: 'public' },
  reply: CategoryType,
  message: 'Category type saved',
  problems: ['not_found', 'stale'],
})

export const importIndustries = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/catalogue/imports',
  summary:
    'Imports industries from CSV with the columns sector, title_english, title_hindi, slug and spellings. Invalid lines are reported and skipped.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ csv: Text(CATALOGUE_FILE_MAX_CHARACTERS), reason: Reason }),
  reply: z.object({
    added: z.int(),
    wrong: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
  message: 'File imported',
  problems: ['too_large'],
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const listVainSearches = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/catalogue/vain-searches',
  summary: 'Lists searches without results in the last 30 days, most frequent first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({ search: Text(60).optional() }),
  reply: z.object({ searches: z.array(z.object({ text: z.string(), times: z.int() })) }),
})
