import { z } from 'zod'
import { BookingState, SessionMode } from './booking-shapes.ts'
import { BookingStory, StaffBookingRow } from './booking-story.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Line, Paise, pageOf, paging, RequiredText, Text } from './fields.ts'
import { exported, searched } from './staff-shapes.ts'

const filters = {
  /** By the number of the booking, the mobile, or how words of the name of either side begin; the days are those of the session. */
  ...searched,
  mode: SessionMode.optional(),
  state: BookingState.optional(),
  appeal: z.enum(['open']).optional(),
  credit: z.enum(['withheld']).optional(),
}

export const listAllBookings = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/bookings',
  summary: 'Every booking: searched, filtered, sorted, with what they come to.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['starts', '-starts', 'created', '-created', 'amount', '-amount']).default('-starts'),
  }),
  reply: pageOf(StaffBookingRow).extend({
    countedAll: z.boolean(),
    /** Fees of those that were paid, of all that match. */
    grossPaise: Paise,
    /** How many appeals wait, whatever is looked for. */
    appealsWaiting: z.int(),
    creditsWaiting: z.int(),
  }),
})

export const exportBookings = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/exports',
  ...exported,
  input: z.object(filters),
})

const ofBooking = { input: { id: IdInPath }, ids: { id: 'public' } } as const
const Destination = z.enum(['wallet', 'source'])

export const getBookingStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/bookings/{id}',
  summary: 'One booking with its whole story: states, money, notices, visits, appeal, deeds of staff.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  input: z.object(ofBooking.input),
  ids: ofBooking.ids,
  reply: BookingStory,
  problems: ['not_found'],
})

export const cancelBookingByStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/cancellations',
  summary: 'Cancels for the platform: everything goes back, with a credit where it is late; both sides are told.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({ ...ofBooking.input, to: Destination, reason: Line(500) }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Cancelled. Both have been notified',
  problems: ['not_found', 'stale'],
})

export const refundBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/refunds',
  summary: 'Refunds a booking in full or in part, with a reason; the customer gets a credit note and is told.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({
    ...ofBooking.input,
    /** Tax included; all that is left unless told. */
    paise: Paise.min(1, 'Enter an amount.').optional(),
    to: Destination,
    reason: Line(500),
  }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Refund sent',
  problems: ['not_found', 'nothing_to_refund'],
})

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/bookings/{id}/substitutes',
  summary: 'Consultants who offer this length and mode and are free at this time, the nearest in expertise first.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({ ...ofBooking.input, search: Text(200).optional() }),
  ids: ofBooking.ids,
  reply: z.object({
    substitutes: z.array(
      z.object({
        id: Id,
        name: z.string(),
        thumbnail: z.string(),
        headline: z.string(),
        city: z.string(),
        ratingAverage: z.number().nullable(),
        /** Their own fee; the customer's price stays. */
        feePaise: Paise,
        sameIndustry: z.boolean(),
      }),
    ),
  }),
  problems: ['not_found'],
})

export const reassignBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/reassignments',
  summary: 'Gives a confirmed session to another consultant who is free then, at the price that was paid.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({ ...ofBooking.input, consultantId: Id, reason: Line(500) }),
  ids: { ...ofBooking.ids, consultantId: 'public' },
  reply: BookingStory,
  status: 201,
  message: 'Assigned to another consultant. All three have been notified',
  problems: ['not_found', 'stale', 'slot_taken', 'slot_not_offered'],
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/appeal-decisions',
  summary: 'Decides an appeal: the session counts as held, or the customer gets the money back; both read the note.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({
    ...ofBooking.input,
    /** Who is right follows from it: the appeal is upheld where the money goes another way than the no-show says. */
    outcome: z.enum(['completed', 'refund']),
    note: Line(1000),
  }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Decision saved. Both have been notified',
  problems: ['not_found', 'already_decided'],
})

export const decideCredit = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/credit-decisions',
  summary:
    'Gives what was withheld of the credit of a customer who was let down, paid by the platform, or dismisses it.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({ ...ofBooking.input, decision: z.enum(['give', 'dismiss']), reason: Line(500) }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Decision saved',
  problems: ['not_found', 'already_decided'],
})

export const messageBoth = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/messages',
  summary:
    'Writes to both sides of a booking as the team; they read it in the bell, by email and by push as they chose.',
  for: 'admin',
  secondFactor: 'fresh',
  idempotent: true,
  input: z.object({ ...ofBooking.input, text: RequiredText(1000) }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Message sent to both',
  problems: ['not_found'],
})

export const remindBoth = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/reminders',
  summary: 'Reminds both sides of a session that is to come, besides the reminders that go out by themselves.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  idempotent: true,
  input: z.object(ofBooking.input),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Reminder sent to both',
  problems: ['not_found', 'too_late'],
})
