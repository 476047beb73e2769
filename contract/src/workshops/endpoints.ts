import { z } from 'zod'
import { CONSULTING_LANGUAGES } from '../consultants/constants.ts'
import { endpoint } from '../endpoint.ts'
import { IdInPath, Line, OptionalLine, Paise, pageOf, paging, Text } from '../fields.ts'
import { WORKSHOP_ORDER_SEATS_MAX, WORKSHOP_PLACES } from './constants.ts'
import { Booking, OwnWaiting, WorkshopCard, WorkshopDetail } from './shapes.ts'

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const listWorkshops = endpoint({
  method: 'GET',
  path: '/api/web/v1/workshops',
  summary: 'Lists published workshops that have not ended, by date, with the cities and months that have any.',
  for: 'anyone',
  input: z.object({
    ...paging,
    place: z.enum(WORKSHOP_PLACES).optional(),
    /** The English name of a city. */
    city: Text(80).optional(),
    /** YYYY-MM in India. */
    month: Month.optional(),
    language: z.enum(CONSULTING_LANGUAGES).optional(),
  }),
  reply: pageOf(WorkshopCard).extend({
    cities: z.array(z.object({ city_english: z.string(), city_hindi: z.string() })),
    months: z.array(z.string()),
  }),
})

export const getWorkshop = endpoint({
  method: 'GET',
  path: '/api/web/v1/workshops/{id}',
  summary: 'Returns a workshop by id or slug. Drafts are not found.',
  for: 'anyone',
  input: z.object({ id: Text(120) }),
  ids: { id: 'public' },
  reply: z.object({ detail: WorkshopDetail }),
  problems: ['not_found'],
})

export const listWorkshopBookings = endpoint({
  method: 'GET',
  path: '/api/web/v1/user/workshop-bookings/{id}',
  summary: 'Returns what the caller has booked of one workshop. Empty without a token.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ userBookings: z.array(Booking) }),
})

export const listOwnBookings = endpoint({
  method: 'GET',
  path: '/api/web/v1/workshop-bookings',
  summary: 'Lists the workshops that the caller has booked: upcoming ones by date, or past ones, newest first.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit, when: z.enum(['upcoming', 'past']).default('upcoming') }),
  reply: pageOf(Booking).extend({
    /** Upcoming workshops for which the caller is on the waiting list. */
    awaited: z.array(WorkshopCard.extend({ ownWaiting: OwnWaiting })),
  }),
})

export const saveAttendees = endpoint({
  method: 'PUT',
  path: '/api/web/v1/workshops/{id}/attendees',
  summary: 'Saves the names of the attendees for the next order. A missing name is that of the buyer.',
  for: 'user',
  input: z.object({ id: IdInPath, names: z.array(OptionalLine(80)).max(WORKSHOP_ORDER_SEATS_MAX) }),
  ids: { id: 'public' },
  reply: z.object({ names: z.array(z.string()) }),
  problems: ['not_found'],
})

export const renameTicket = endpoint({
  method: 'PUT',
  path: '/api/web/v1/workshop-tickets/{id}/name',
  summary: 'Changes the name of an attendee, until 24 hours before the start.',
  for: 'user',
  input: z.object({ id: IdInPath, name: Line(80) }),
  ids: { id: 'workshop ticket' },
  reply: z.object({ name: z.string() }),
  message: 'Name saved',
  problems: ['not_found', 'too_late'],
})

export const giveUpTicket = endpoint({
  method: 'POST',
  path: '/api/web/v1/workshop-tickets/{id}/cancellations',
  summary: 'Gives up a ticket. Its seat is offered to the waiting list, and the refund depends on the days left.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, to: z.enum(['wallet', 'source']), expectedRefundPaise: Paise.min(0) }),
  ids: { id: 'workshop ticket' },
  reply: z.object({ refundedPaise: Paise }),
  status: 201,
  message: 'Seat given up',
  problems: ['not_found', 'too_late', 'stale', 'refund_changed', 'nothing_to_refund', 'idempotency_conflict'],
})

const link = z.object({ url: z.string() })

export const linkMeeting = endpoint({
  method: 'POST',
  path: '/api/web/v1/workshop-tickets/{id}/joins',
  summary: 'Returns a short-lived address that records the attendance and leads to the meeting.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'ticket of an open meeting' },
  reply: link,
  status: 201,
  problems: ['not_found', 'too_early', 'too_late'],
})

export const linkTicketCalendar = endpoint({
  method: 'POST',
  path: '/api/web/v1/workshop-tickets/{id}/calendar-links',
  summary: 'Returns a short-lived link to the workshop as a calendar file.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'workshop ticket' },
  reply: link,
  status: 201,
  problems: ['not_found'],
})

export const linkTicketPdf = endpoint({
  method: 'POST',
  path: '/api/web/v1/workshop-tickets/{id}/pdf-links',
  summary: 'Returns a short-lived link to a valid ticket as PDF, in the language of the caller.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'workshop ticket' },
  reply: link,
  status: 201,
  problems: ['not_found'],
})

export const linkAttendance = endpoint({
  method: 'POST',
  path: '/api/web/v1/workshop-tickets/{id}/certificates',
  summary: 'Returns a short-lived link to the certificate of attendance as PDF, once the workshop is over.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'attended workshop ticket' },
  reply: link,
  status: 201,
  problems: ['not_found', 'too_early'],
})

export const joinWaitingList = endpoint({
  method: 'PUT',
  path: '/api/web/v1/workshops/{id}/waiting',
  summary: 'Joins the waiting list of a full workshop. Does nothing for those who are waiting.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ position: z.number().int() }),
  message: 'You are on the waiting list',
  problems: ['not_found', 'too_late', 'seats_free'],
})

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/workshops/{id}/waiting',
  summary: 'Leaves the waiting list, or lets an offered seat go to the next person.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ id: z.number().int() }),
  message: 'You have left the waiting list',
})
