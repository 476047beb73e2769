import { z } from 'zod'
import { SessionMode } from './booking-shapes.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging } from './fields.ts'
import { CALL_STATES, TALK_ENDS, TALK_SIDES } from './limits.ts'
import { exported, Person, searched } from './staff-shapes.ts'

/** A talk or a booked call, as staff find it. */
export const StaffCall = z.object({
  kind: z.enum(['talk', 'booking']),
  /** Talks and bookings take their ids from one sequence. */
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
  /** Both are connected now. */
  flowing: z.boolean(),
  seconds: z.int(),
  /** Of a talk: a minute before tax. */
  ratePaise: Paise.nullable(),
  /** Tax included. */
  amountPaise: Paise,
})

const filters = {
  ...searched,
  state: z.enum(['live', 'past']).default('live'),
  kind: z.enum(['talk', 'booking']).optional(),
}

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/calls',
  summary: 'Live calls, or past ones: searched, filtered, sorted.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  input: z.object({ ...paging, ...filters, sort: z.enum(['at', '-at', 'amount', '-amount']).default('-at') }),
  reply: pageOf(StaffCall).extend({ liveCount: z.int(), ringingCount: z.int(), serverNow: Instant }),
})

export const exportCalls = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/calls/exports',
  ...exported,
  input: z.object(filters),
})

const StoryEvent = z.object({
  at: Instant,
  kind: z.string(),
  by: z.enum([...TALK_SIDES, 'both', 'house', 'staff']).nullable(),
  /** Of stretches and gaps. */
  seconds: z.int().nullable(),
  paise: Paise.nullable(),
  reason: z.string(),
})

const Story = z.object({
  call: StaffCall,
  /** Oldest first. */
  events: z.array(StoryEvent),
  /** Who sits in the room now. */
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
  summary: 'The whole story of a talk or a booked call.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: Story,
  problems: ['not_found'],
})

export const endTalkByStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/calls/{id}/endings',
  summary: 'Ends a talk that rings or is live; what was connected is paid, and the reason is in the audit log.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({ id: IdInPath, reason: Line(500) }),
  ids: { id: 'public' },
  reply: Story,
  status: 201,
  message: 'Call ended',
  problems: ['not_found', 'talk_over', 'stale'],
})
