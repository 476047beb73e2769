import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Line, Paise, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { exported, ofPerson, PROPOSABLE, refunding, searched } from '../staff-shapes.ts'
import { BookingState, SessionMode } from './shapes.ts'
import { BookingStory, StaffBookingRow } from './story.ts'

const filters = {
  /** Searches by booking number, mobile number, or prefixes of either side's name; `from` and `to` are session days. */
  ...searched,
  ...ofPerson,
  mode: SessionMode.optional(),
  state: BookingState.optional(),
  appeal: z.enum(['open']).optional(),
  credit: z.enum(['withheld']).optional(),
}

export const listAllBookings = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/bookings',
  summary: 'Lists all bookings with search, filters, sorting and totals.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['starts', '-starts', 'created', '-created', 'amount', '-amount']).default('-starts'),
  }),
  reply: pageOf(StaffBookingRow).extend({
    countedAll: z.boolean(),
    /** Fees of all matching bookings that were paid; 0 if there are too many to count. */
    grossPaise: Paise,
    /** Number of open appeals, regardless of the filters. */
    appealsWaiting: z.int(),
    creditsWaiting: z.int(),
  }),
})

export const exportBookings = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/exports',
  ...exported,
  roles: ['operations'],
  input: z.object(filters),
})

const ofBooking = { input: { id: IdInPath }, ids: { id: 'public' } } as const
const Destination = z.enum(['wallet', 'source'])

export const getBookingStory = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/bookings/{id}',
  summary: 'Returns one booking with its history: states, money, notifications, visits, appeal and staff actions.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object(ofBooking.input),
  ids: ofBooking.ids,
  reply: BookingStory,
  problems: ['not_found'],
})

export const cancelBookingByStaff = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/cancellations',
  summary:
    'Cancels a booking for the platform. The customer is fully refunded, with a credit if it is late, and both sides are notified.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  idempotent: true,
  input: z.object({ ...ofBooking.input, to: Destination, reason: Line(500) }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Cancelled. Both have been notified',
  problems: ['not_found', 'stale', ...PROPOSABLE],
})

export const refundBooking = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/refunds',
  summary: 'Refunds a booking in full or in part, with a reason. The customer is notified and receives a credit note.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({
    ...ofBooking.input,
    /** Including tax; defaults to the full remaining amount. */
    paise: Paise.min(1, 'Enter an amount.').optional(),
    ...refunding,
  }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Refund sent',
  problems: ['not_found', 'nothing_to_refund', ...PROPOSABLE],
})

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/bookings/{id}/substitutes',
  summary: 'Lists consultants who offer this length and mode and are free at this time, closest expertise first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
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
        /** The consultant's own fee; the customer's price does not change. */
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
  summary: 'Reassigns a confirmed session to another consultant who is free then, at the price already paid.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
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
  summary:
    'Decides an appeal: either the session counts as held, or the customer is refunded. Both sides can read the note.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  idempotent: true,
  input: z.object({
    ...ofBooking.input,
    /**
     * The verdict follows from the outcome: the appeal is upheld if the money goes elsewhere than the no-show implied.
     */
    outcome: z.enum(['completed', 'refund']),
    note: Line(1000),
  }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Decision saved. Both have been notified',
  problems: ['not_found', 'already_decided', ...PROPOSABLE],
})

export const decideCredit = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/credit-decisions',
  summary: 'Grants the withheld part of a customer’s compensation credit at the platform’s expense, or dismisses it.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'finance'],
  idempotent: true,
  input: z.object({ ...ofBooking.input, decision: z.enum(['give', 'dismiss']), reason: Line(500) }),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Decision saved',
  problems: ['not_found', 'already_decided', 'own_account'],
})

export const messageBoth = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/bookings/{id}/messages',
  summary:
    'Sends a message from the team to both sides of a booking, by the bell, email and push according to their preferences.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'support'],
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
  summary: 'Sends both sides an extra reminder of an upcoming session, in addition to the automatic ones.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  idempotent: true,
  input: z.object(ofBooking.input),
  ids: ofBooking.ids,
  reply: BookingStory,
  status: 201,
  message: 'Reminder sent to both',
  problems: ['not_found', 'too_late'],
})
