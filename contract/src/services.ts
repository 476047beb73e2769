import { z } from 'zod'
import { Titles } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, pageOf, paging, Text } from './fields.ts'

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
  /** The slug of the category type that the sector belongs to, as a cart item carries it. */
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

const UserService = z.object({
  id: Id,
  orderId: Id,
  serviceId: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  delivered_english: z.string(),
  delivered_hindi: z.string(),
  /** ordered: the consultant is at work; done: delivered; cancelled: refunded. */
  state: z.enum(['ordered', 'done', 'cancelled']),
  orderedAt: Instant,
  /** The day by which it was promised, in India. */
  dueOn: Day,
  doneAt: Instant.nullable(),
  /** What was paid, tax included. */
  totalPaise: Paise,
  consultant: z.object({ id: Id, slug: z.string(), name: z.string(), thumbnail: z.string() }),
})

export const listUserServices = endpoint({
  method: 'GET',
  path: '/api/web/v1/user-services',
  summary: 'Services the caller has bought, newest first.',
  for: 'user',
  input: z.object({ ...paging }),
  reply: pageOf(UserService).extend({
    /** The same rows by the name of their data area. */
    UserServices: z.array(UserService),
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

export const getConsultantService = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-services/{id}',
  summary: 'One service of a listed consultant',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ ServiceDetail: Service }),
  problems: ['not_found'],
})
