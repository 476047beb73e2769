import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Paise, Text } from '../fields.ts'
import { PRODUCT_KINDS } from '../products/constants.ts'

const titles = { title_english: z.string(), title_hindi: z.string() }

/** An industry matching a search. */
const IndustryFound = z.object({
  id: Id,
  slug: z.string(),
  ...titles,
  categoryTypeId: Id,
  categoryType: z.object({ id: Id, slug: z.string(), ...titles }),
  subCategory: z.object({ id: Id, slug: z.string(), ...titles, icon: z.string() }),
  /** At most 100, best rated first; `consultantsCount` is the exact number. */
  consultant_sectors: z.array(z.object({ consultant: z.object({ id: Id }).nullable() })),
  /** Distinct consultants listed on its page. */
  consultantsCount: z.int(),
})

/** A consultant whose name matches, with the fields of a result row. */
const ConsultantFound = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headlineHindi: z.string().nullable(),
  thumbnail: z.string(),
  city: z.string(),
})

/** A product or service whose title matches. */
const OfferFound = z.object({
  id: Id,
  ...titles,
  /** Before tax. */
  pricePaise: Paise,
  consultant: z.object({ id: Id, name: z.string() }),
})
const ProductFound = OfferFound.extend({ kind: z.enum(PRODUCT_KINDS), priceWithTaxPaise: Paise.nullable() })

export const searchConsultant = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/search-consultant',
  summary:
    'Searches industries in English, Hindi or romanised Hindi, tolerating typing errors, consultants by name, and products and services by title.',
  for: 'anyone',
  input: z.object({
    name: Text(100).optional(),
    /** Id or slug; limits the results to this sector. Unknown values match nothing. */
    sector: Text(120).optional(),
  }),
  reply: z.object({
    data: z.array(IndustryFound),
    consultants: z.array(ConsultantFound),
    /** None if the results are limited to a sector; the same of services. */
    products: z.array(ProductFound),
    services: z.array(OfferFound),
  }),
})

export const noteSearch = endpoint({
  method: 'POST',
  path: '/api/web/v1/searches',
  summary: 'Records the outcome of a search: the industry chosen, or none. No personal data is stored with it.',
  for: 'anyone',
  input: z.object({ text: Text(100), industryId: Id.optional() }),
  ids: { industryId: 'public' },
  reply: z.object({ noted: z.boolean() }),
  status: 202,
  limit: { per: 'address', max: 120, seconds: 600 },
})
