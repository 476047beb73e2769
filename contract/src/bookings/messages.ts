import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging, RequiredText, SentOnce, Text } from '../fields.ts'
import { BOOKING_MESSAGE_MAX, CUSTOMER_NOTE_MAX } from './constants.ts'

const BOTH = ['user', 'consultant'] as const
const ofBooking = { id: 'booking' } as const

const Message = z.object({
  id: Id,
  /** The caller is the author. */
  mine: z.boolean(),
  text: z.string(),
  at: Instant,
  /** When the other side read it. */
  readAt: Instant.nullable(),
})

export const listBookingMessages = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/messages',
  summary: 'Lists the messages of a booking, newest first.',
  for: BOTH,
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: ofBooking,
  reply: pageOf(Message),
  problems: ['not_found'],
})

export const sendBookingMessage = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/messages',
  summary:
    'Sends a message to the other side. Repeating the request with the same `sentOnce` creates no second message.',
  for: BOTH,
  input: z.object({ id: IdInPath, text: RequiredText(BOOKING_MESSAGE_MAX), sentOnce: SentOnce.optional() }),
  ids: ofBooking,
  reply: z.object({ message: Message }),
  status: 201,
  message: 'Sent',
  limit: { per: 'account', max: 120, seconds: 3600 },
  problems: ['not_found', 'too_late'],
})

export const readBookingMessages = endpoint({
  method: 'POST',
  path: '/api/web/v1/bookings/{id}/messages/read',
  summary: 'Marks the other side’s messages as read, up to and including this one.',
  for: BOTH,
  input: z.object({ id: IdInPath, lastId: z.int().min(0) }),
  ids: { id: 'booking', lastId: 'public' },
  reply: z.object({ unreadMessages: z.int() }),
  problems: ['not_found'],
})

const Note = z.object({ text: z.string(), updatedAt: Instant.nullable() })

export const getCustomerNote = endpoint({
  method: 'GET',
  path: '/api/web/v1/customer-notes/{customerId}',
  summary: 'Returns the caller’s private note about a customer, with their past sessions.',
  for: 'consultant',
  input: z.object({ customerId: IdInPath }),
  ids: { customerId: 'customer of one’s own' },
  reply: z.object({ note: Note, sessions: z.object({ completed: z.int(), upcoming: z.int() }) }),
  problems: ['not_found'],
})

export const saveCustomerNote = endpoint({
  method: 'PUT',
  path: '/api/web/v1/customer-notes/{customerId}',
  summary: 'Saves a private note that only the caller can read.',
  for: 'consultant',
  input: z.object({ customerId: IdInPath, text: Text(CUSTOMER_NOTE_MAX) }),
  ids: { customerId: 'customer of one’s own' },
  reply: z.object({ note: Note }),
  message: 'Note saved',
  problems: ['not_found'],
})
