import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Text } from './fields.ts'

const titles = { title_english: z.string(), title_hindi: z.string() }

/** An industry that a search may mean. */
const IndustryFound = z.object({
  id: Id,
  slug: z.string(),
  ...titles,
  categoryTypeId: Id,
  categoryType: z.object({ id: Id, slug: z.string(), ...titles }),
  subCategory: z.object({ id: Id, slug: z.string(), ...titles, icon: z.string() }),
  /** At most 100, the best rated first; `consultantsCount` is the exact number. */
  consultant_sectors: z.array(z.object({ consultant: z.object({ id: Id }).nullable() })),
  /** Distinct consultants listed behind the link. */
  consultantsCount: z.int(),
})

/** A consultant whose name matches: enough for a row of results. */
const ConsultantFound = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headlineHindi: z.string().nullable(),
  thumbnail: z.string(),
  city: z.string(),
})

export const searchConsultant = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/search-consultant',
  summary:
    'Industries that a text names in English, Hindi or romanised Hindi, slips forgiven, and consultants of that name',
  for: 'anyone',
  input: z.object({
    name: Text(100).optional(),
    /** Id or slug; only its industries and consultants. An unknown one has none. */
    sector: Text(120).optional(),
  }),
  reply: z.object({ data: z.array(IndustryFound), consultants: z.array(ConsultantFound) }),
})

export const noteSearch = endpoint({
  method: 'POST',
  path: '/api/web/v1/searches',
  summary: 'Counts what a search led to: the industry chosen, or nothing. No person is kept with it.',
  for: 'anyone',
  input: z.object({ text: Text(100), industryId: Id.optional() }),
  ids: { industryId: 'public' },
  reply: z.object({ noted: z.boolean() }),
  status: 202,
  limit: { per: 'address', max: 120, seconds: 600 },
})
