import { z } from 'zod'
import { ConsultantCard, Mode, Titles } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Id, pageOf, paging, Text } from './fields.ts'
import { LISTING_SORTS } from './limits.ts'

const rupees = z.coerce.number().int().min(0).max(10_000_000)
/** As a link writes it: an id or a slug. What is unknown lists nobody. */
const Place = Text(120).optional()

/** Everything that narrows or orders the list, by the names it has in the address of the page. */
export const ListingQuery = z.object({
  /** Category type. */
  consultant: Place,
  sector: Place,
  industry: Place,
  /** What was typed into the search box. */
  search: paging.search,
  /** ISO 639 codes with commas between; any of them will do. */
  language: Text(120).optional(),
  mode: Mode.optional(),
  feeMin: rupees.optional(),
  feeMax: rupees.optional(),
  rating: z.coerce.number().min(1).max(5).optional(),
  /** Years at least. */
  experience: z.coerce.number().int().min(0).max(70).optional(),
  city: Text(80).optional(),
  online: z.literal('yes').optional(),
  /** Today on the consultant's own clock, or within the next 30 minutes. */
  free: z.enum(['today', 'soon']).optional(),
  sort: z.enum(LISTING_SORTS).default('best'),
  page: paging.page,
  limit: paging.limit,
})

export const listConsultants = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/consultants',
  summary: 'Listed consultants, narrowed and ordered',
  for: 'anyone',
  input: ListingQuery,
  reply: pageOf(ConsultantCard).extend({
    /** The same rows by the name of their data area. */
    consultants: z.array(ConsultantCard),
    /** `count` by the name of its data area. */
    consultantsCounts: z.int(),
    /** How many rows this page has. */
    consultantRows: z.int(),
    /** The sectors of these rows, each with its consultants, in the order of the rows. */
    sectorbyconsultants: z.array(Titles.extend({ consultantIds: z.array(Id) })),
    /** False when there are more than `count` says: filtered lists are counted to 1,000. */
    countIsExact: z.boolean(),
  }),
})

export const countSectors = endpoint({
  method: 'GET',
  path: '/api/web/v1/sector-counts',
  summary: 'Consultants in each sector that match the other filters',
  for: 'anyone',
  input: ListingQuery.omit({ sector: true, industry: true, sort: true, page: true, limit: true }),
  reply: z.object({
    /** Sectors without a match are left out. */
    sectors: z.array(
      z.object({
        id: Id,
        count: z.int(),
        /** False when there are more than `count` says. */
        countIsExact: z.boolean(),
      }),
    ),
  }),
})
