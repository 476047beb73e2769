import { z } from 'zod'
import { SessionMode } from '../bookings/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging } from '../fields.ts'
import { exported, ofPerson, Person, searched } from '../staff-shapes.ts'
import { CALL_STATES, TALK_ENDS, TALK_SIDES } from './constants.ts'

/** A talk or booked call in the staff list. */
export const StaffCall = z.object({
  kind: z.enum(['talk', 'booking']),
  /** Talks and bookings share one id sequence. */
  id: Id,
  number: z.string(),
  at: Instant,
  endedAt: Instant.nullable(),
  mode: SessionMode,
  customer: Person,
  consultant: Person,
  subject: z.string(),
  state: z.enum(CALL_STATES),
  why: z.enum(TALK_ENDS).nullable(),
  /** Both sides are connected now. */
  flowing: z.boolean(),
  seconds: z.int(),
  /** For a talk: price per minute before tax. */
  ratePaise: Paise.nullable(),
  /** Including tax. */
  amountPaise: Paise,
})

const filters = {
  ...searched,
  ...ofPerson,
  state: z.enum(['live', 'past', 'all']).default('live'),
  kind: z.enum(['talk', 'booking']).optional(),
}

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/calls',
  summary: 'Lists live, past or all calls with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ ...paging, ...filters, sort: z.enum(['at', '-at', 'amount', '-amount']).default('-at') }),
  /** The count is exact up to 10,000; `countedAll` is false when there are more. */
  reply: pageOf(StaffCall).extend({
    countedAll: z.boolean(),
    liveCount: z.int(),
    ringingCount: z.int(),
    serverNow: Instant,
  }),
})

export const exportCalls = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/calls/exports',
  ...exported,
  roles: ['operations'],
  input: z.object(filters),
})

const StoryEvent = z.object({
  at: Instant,
  kind: z.string(),
  by: z.enum([...TALK_SIDES, 'both', 'system', 'staff']).nullable(),
  /** For connected stretches and gaps. */
  seconds: z.int().nullable(),
  paise: Paise.nullable(),
  reason: z.string(),
})

const Story = z.object({
  call: StaffCall,
  /** Oldest first. */
  events: z.array(StoryEvent),
  /** Participants currently in the room. */
  seats: z.array(z.object({ role: z.enum(TALK_SIDES), connected: z.boolean(), seenAt: Instant })),
  money: z
    .object({
      heldPaise: Paise,
      paidSeconds: z.int(),
      pricePaise: Paise,
      totalPaise: Paise,
      refundedPaise: Paise,
      netPaise: Paise.nullable(),
      orderId: Id.nullable(),
      invoiceNumber: z.string().nullable(),
    })
    .nullable(),
  mayEnd: z.boolean(),
})

export const getCallStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/calls/{id}',
  summary: 'Returns the full history of a talk or booked call.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Story,
  problems: ['not_found'],
})

export const endTalkByStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/calls/{id}/endings',
  summary: 'Ends a ringing or live talk. Connected time is charged, and the reason is recorded in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  idempotent: true,
  input: z.object({ id: IdInPath, reason: Line(500) }),
  ids: { id: 'public' },
  reply: Story,
  status: 201,
  message: 'Call ended',
  problems: ['not_found', 'talk_over', 'stale'],
})
