import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Line, Paise, pageOf, paging } from '../fields.ts'
import { exported, ofPerson, Person, PROPOSABLE, searched } from '../staff-shapes.ts'
import { SERVICE_ENTRY_KINDS, SERVICE_ORDER_STATES } from './constants.ts'
import { Milestone } from './shapes.ts'

const StaffServiceOrder = z.object({
  id: Id,
  number: z.string(),
  state: z.enum(SERVICE_ORDER_STATES),
  title_english: z.string(),
  title_hindi: z.string(),
  customer: Person,
  consultant: Person,
  orderId: Id,
  /** Before discounts and tax. */
  pricePaise: Paise,
  orderedAt: Instant,
  dueOn: Day.nullable(),
  acceptUntil: Instant.nullable(),
  decideUntil: Instant.nullable(),
})

const Story = z.object({
  serviceOrder: StaffServiceOrder.extend({
    brief: z.string(),
    /** What was promised. */
    delivered_english: z.string(),
    delivered_hindi: z.string(),
    refundPaise: Paise,
  }),
  milestones: z.array(
    Milestone.extend({
      position: z.int(),
      returns: z.int(),
      deliveredAt: Instant.nullable(),
      acceptedAt: Instant.nullable(),
    }),
  ),
  /** Oldest first. */
  entries: z.array(
    z.object({
      at: Instant,
      kind: z.enum(SERVICE_ENTRY_KINDS),
      position: z.int().nullable(),
      body: z.string(),
      by: z.enum(['customer', 'consultant', 'staff', 'system']),
    }),
  ),
})

const filters = {
  /** Searches by number, or by either side's name or mobile number; `from` and `to` are days of the order. */
  ...searched,
  ...ofPerson,
  /** What waits for a decision of staff, what is in progress, what is late, what is over, or all of them. */
  view: z.enum(['disputed', 'running', 'late', 'ended', 'all']).default('running'),
}

export const listStaffServiceOrders = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/service-orders',
  summary: 'Lists orders of services by what they wait for, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['due', '-due', 'ordered', '-ordered', 'amount', '-amount']).default('-ordered'),
  }),
  reply: pageOf(StaffServiceOrder).extend({ countedAll: z.boolean() }),
})

export const exportServiceOrders = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/service-orders/exports',
  ...exported,
  roles: ['operations', 'support'],
  input: z.object(filters),
})

export const getServiceOrderStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/service-orders/{id}',
  summary: 'Returns an order of a service with its milestones and history.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Story,
  problems: ['not_found'],
})

export const decideServiceDispute = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/service-orders/{id}/decisions',
  summary:
    'Decides a dispute: the delivered milestone counts as accepted, or the order ends and what was not accepted is refunded.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object({ id: IdInPath, decision: z.enum(['accepted', 'refunded']), reason: Line(500) }),
  ids: { id: 'public' },
  reply: Story,
  message: 'Dispute decided',
  problems: ['not_found', 'stale', ...PROPOSABLE],
})

export const cancelServiceOrderByStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/service-orders/{id}/cancellations',
  summary: 'Ends an order of a service and refunds what was not accepted.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object({ id: IdInPath, to: z.enum(['wallet', 'source']), reason: Line(500) }),
  ids: { id: 'public' },
  reply: Story,
  message: 'Order cancelled',
  problems: ['not_found', 'stale', ...PROPOSABLE],
})
