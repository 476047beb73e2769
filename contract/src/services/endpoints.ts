import { z } from 'zod'
import { Titles } from '../discovery/consultant-card.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Paise, pageOf, paging, Text } from '../fields.ts'
import { narrowed, ReviewPage } from '../reviews/endpoints.ts'
import { Milestone, ServiceOrderCounts, ServiceOrderRow, ServiceOrderView } from './shapes.ts'

/** Fixed-scope work as shown in lists. */
const Service = z.object({
  id: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  /** What the customer receives. */
  delivered_english: z.string(),
  delivered_hindi: z.string(),
  days: z.int(),
  /** Of the least expensive package, before tax. */
  pricePaise: Paise,
  packagesCount: z.int(),
  sector: Titles,
  industry: Titles,
  /** The slug of the sector's category type, as stored in a cart item. */
  industry_type: z.string().nullable(),
  consultant: z.object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    thumbnail: z.string(),
    ratingAverage: z.number().nullable(),
    ratingCount: z.int(),
  }),
})

export const listUserServices = endpoint({
  method: 'GET',
  path: '/api/web/v1/user-services',
  summary: 'Lists services the caller has bought, newest first.',
  for: 'user',
  input: z.object({ ...paging, view: ServiceOrderView }),
  reply: pageOf(ServiceOrderRow).extend({
    /** The same rows under the name of their data area in SPEC. */
    UserServices: z.array(ServiceOrderRow),
    counts: ServiceOrderCounts,
  }),
})

export const listConsultantServices = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-services',
  summary: 'Lists services of listed consultants, cheapest first. Empty for an unknown sector or consultant.',
  for: 'anyone',
  input: z.object({
    /** An id or a slug. */
    sector: Text(120).optional(),
    industry: Text(120).optional(),
    consultantId: IdInPath.optional(),
    page: paging.page,
    limit: paging.limit,
  }),
  ids: { consultantId: 'public' },
  reply: pageOf(Service).extend({
    /** The same rows under the names of their data areas in SPEC. */
    ServiceList: z.array(Service),
    services: z.array(Service),
    /** `count` under the name of its data area in SPEC. */
    servicesCount: z.int(),
    /** Sectors with at least one service. */
    SCategoryList: z.array(Titles.extend({ servicesCount: z.int() })),
    /** Industries of the given sector with at least one service; missing without a sector. */
    industries: z.array(Titles.extend({ servicesCount: z.int() })).optional(),
  }),
})

/** One service with its packages; the first is the service itself, bought by the service's id. */
const ServiceDetail = Service.extend({
  /** Of this service alone. */
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  packages: z.array(
    z.object({
      id: Id,
      /** Empty for the basic one. */
      title_english: z.string(),
      title_hindi: z.string(),
      delivered_english: z.string(),
      delivered_hindi: z.string(),
      days: z.int(),
      /** Before tax. */
      pricePaise: Paise,
      milestones: z.array(Milestone),
    }),
  ),
})

export const getConsultantService = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-services/{id}',
  summary: 'Returns one service of a listed consultant with its packages.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ ServiceDetail }),
  problems: ['not_found'],
})

export const listServiceReviews = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-services/{id}/reviews',
  summary: 'Lists reviews of an offered service, newest first, optionally with a given number of stars.',
  for: 'anyone',
  input: z.object({ id: IdInPath, ...narrowed }),
  ids: { id: 'public' },
  reply: ReviewPage,
  problems: ['not_found'],
})
