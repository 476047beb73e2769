import { z } from 'zod'
import { Titles } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Paise, pageOf, paging, Text } from './fields.ts'

/** Work of a fixed scope, as lists show it. */
const Service = z.object({
  id: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  /** What the customer receives. */
  delivered_english: z.string(),
  delivered_hindi: z.string(),
  days: z.int(),
  /** Before tax. */
  pricePaise: Paise,
  sector: Titles,
  industry: Titles,
  consultant: z.object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    thumbnail: z.string(),
    ratingAverage: z.number().nullable(),
    ratingCount: z.int(),
  }),
})

export const listConsultantServices = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-services',
  summary: 'Services that listed consultants offer, the least expensive first; none for an unknown place or person',
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
    /** The same rows by the names of their data areas. */
    ServiceList: z.array(Service),
    services: z.array(Service),
    /** `count` by the name of its data area. */
    servicesCount: z.int(),
    /** Sectors in which something is offered at all. */
    SCategoryList: z.array(Titles.extend({ servicesCount: z.int() })),
  }),
})
