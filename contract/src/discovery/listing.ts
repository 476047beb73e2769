import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, pageOf, paging, Text } from '../fields.ts'
import { LISTING_SORTS } from './constants.ts'
import { ConsultantCard, Mode, Titles } from './consultant-card.ts'

const rupees = z.coerce.number().int().min(0).max(10_000_000)
/** Id or slug, as in links. An unknown value matches no consultants. */
const Place = Text(120).optional()

/** All filters and sort orders, named as in the page's address. */
export const ListingQuery = z.object({
  /** Category type. */
  consultant: Place,
  sector: Place,
  industry: Place,
  /** The text typed into the search box. */
  search: paging.search,
  /** Comma-separated ISO 639 codes; matches any of them. */
  language: Text(120).optional(),
  mode: Mode.optional(),
  feeMin: rupees.optional(),
  feeMax: rupees.optional(),
  rating: z.coerce.number().min(1).max(5).optional(),
  /** Minimum years of experience. */
  experience: z.coerce.number().int().min(0).max(70).optional(),
  city: Text(80).optional(),
  online: z.literal('yes').optional(),
  /** Free today in the consultant's time zone, or within the next 30 minutes. */
  free: z.enum(['today', 'soon']).optional(),
  sort: z.enum(LISTING_SORTS).default('best'),
  page: paging.page,
  limit: paging.limit,
})

export const listConsultants = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/consultants',
  summary: 'Lists consultants with filters and sorting.',
  for: 'anyone',
  input: ListingQuery,
  reply: pageOf(ConsultantCard).extend({
    /** The same rows under the name of their data area in SPEC. */
    consultants: z.array(ConsultantCard),
    /** `count` under the name of its data area in SPEC. */
    consultantsCounts: z.int(),
    /** Number of rows on this page. */
    consultantRows: z.int(),
    /** The sectors of these rows, each with its consultants, in row order. */
    sectorbyconsultants: z.array(Titles.extend({ consultantIds: z.array(Id) })),
    /** False when there are more than `count`: filtered lists are counted up to 1,000. */
    countIsExact: z.boolean(),
  }),
})

export const countSectors = endpoint({
  method: 'GET',
  path: '/api/web/v1/sector-counts',
  summary: 'Returns the number of consultants in each sector that match the other filters.',
  for: 'anyone',
  input: ListingQuery.omit({ sector: true, industry: true, sort: true, page: true, limit: true }),
  reply: z.object({
    /** Sectors without a match are omitted. */
    sectors: z.array(
      z.object({
        id: Id,
        count: z.int(),
        /** False when there are more than `count`. */
        countIsExact: z.boolean(),
      }),
    ),
  }),
})
