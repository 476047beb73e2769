import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Paise, pageOf, paging } from '../fields.ts'
import { exported, ofPerson, Person, searched } from '../staff-shapes.ts'
import { PACKAGE_STATUSES } from './constants.ts'
import { OwnPackage } from './shapes.ts'

const filters = {
  /** Searches by the customer's name or mobile number; `from` and `to` are days of payment. */
  ...searched,
  ...ofPerson,
  status: z.enum(PACKAGE_STATUSES).optional(),
}

const SoldPackage = OwnPackage.pick({ mode: true, minutes: true, sessions: true, used: true, left: true }).extend({
  id: Id,
  orderId: Id,
  customer: Person,
  consultant: z.object({ id: Id, name: z.string(), slug: z.string() }),
  status: z.enum(PACKAGE_STATUSES),
  pricePaise: Paise,
  refundedSessions: z.int(),
  boughtAt: Instant,
  validUntil: Instant,
})

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/packages',
  summary: 'Lists the packages that were bought, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ ...paging, ...filters, sort: z.enum(['bought', '-bought', 'ends', '-ends']).default('-bought') }),
  reply: pageOf(SoldPackage).extend({ countedAll: z.boolean() }),
})

const CoveredSession = z.object({
  bookingId: Id,
  orderId: Id,
  bookedAt: Instant,
  /** It was cancelled, and the package got it back. */
  isGivenBack: z.boolean(),
})

export const getPackage = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/packages/{id}',
  summary: 'Returns one package with the sessions that were booked with it.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ package: SoldPackage, sessions: z.array(CoveredSession) }),
  problems: ['not_found'],
})

export const exportPackages = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/packages/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(filters),
})
