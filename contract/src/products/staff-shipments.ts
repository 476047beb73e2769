import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging } from '../fields.ts'
import { exported, Person, PROPOSABLE, searched } from '../staff-shapes.ts'
import { RETURN_STATES, SHIPMENT_STATES } from './constants.ts'
import { GoodsReturn } from './returns.ts'

const StaffShipment = z.object({
  id: Id,
  orderId: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  quantity: z.int(),
  customer: Person,
  consultant: Person,
  /** Including tax and shipping. */
  paidPaise: Paise,
  state: z.enum(SHIPMENT_STATES),
  /** Of the latest return; null if there is none. */
  returnState: z.enum(RETURN_STATES).nullable(),
  /** The buyer has reported that it has not arrived, and staff decide; null afterwards. */
  missingAt: Instant.nullable(),
  placedAt: Instant,
  packedAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  endedAt: Instant.nullable(),
})

const filters = {
  /** Searches by order number, or by either side's name or mobile number; `from` and `to` are days of the order. */
  ...searched,
  state: z.enum(SHIPMENT_STATES).optional(),
  /** What waits for a decision of staff (a return, or goods that have not arrived), what has an open return, what is not sent yet, or what is on its way. */
  view: z.enum(['decide', 'returns', 'to_send', 'sent', 'all']).default('all'),
}

export const listStaffShipments = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/shipments',
  summary: 'Lists goods that were ordered and their returns, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['placed', '-placed', 'amount', '-amount']).default('-placed'),
  }),
  reply: pageOf(StaffShipment).extend({ countedAll: z.boolean(), toDecide: z.int() }),
})

export const exportShipments = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/shipments/exports',
  ...exported,
  roles: ['operations', 'support'],
  input: z.object(filters),
})

const story = z.object({
  shipment: StaffShipment.extend({
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    /** City and PIN code. */
    place: z.string(),
    /** What the buyer wrote; empty if it was not reported as missing. */
    missingDetails: z.string(),
    /** What is left to refund, including tax and shipping. */
    refundablePaise: Paise,
    /** Who cancelled it before it was sent, and why; null if nobody did, or staff refunded it. */
    cancellation: z.object({ by: z.enum(['customer', 'consultant']), reason: z.string() }).nullable(),
  }),
  return: GoodsReturn.nullable(),
})

export const getShipmentStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/shipments/{id}',
  summary: 'Returns goods that were ordered, with the history of their return.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: story,
  problems: ['not_found'],
})

export const decideReturn = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/returns/{id}/decisions',
  summary:
    'Decides a return that staff were asked about: the goods are sent back first, unless they already were, the customer is refunded at once, or there is no refund.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object({ id: IdInPath, decision: z.enum(['accepted', 'refunded', 'rejected']), reason: Line(500) }),
  ids: { id: 'public' },
  reply: story,
  message: 'Decision saved',
  problems: ['not_found', 'stale', 'nothing_to_refund', ...PROPOSABLE],
})

export const decideMissing = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/shipments/{id}/decisions',
  summary:
    'Decides about goods that the buyer has reported as missing: they count as delivered, or the buyer is refunded in full.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object({ id: IdInPath, decision: z.enum(['delivered', 'refunded']), reason: Line(500) }),
  ids: { id: 'public' },
  reply: story,
  message: 'Decision saved',
  problems: ['not_found', 'stale', 'nothing_to_refund', ...PROPOSABLE],
})
