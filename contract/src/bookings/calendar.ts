import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInPath, Instant } from '../fields.ts'

const BOTH = ['user', 'consultant'] as const

export const linkToCalendar = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/calendar-links',
  summary:
    'Returns the ways to add a session to a calendar: a file at a short-lived link, and Google and Outlook pages.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: { id: 'booking' },
  reply: z.object({ file: z.string(), google: z.string(), outlook: z.string() }),
  problems: ['not_found'],
})

const Feed = z.object({
  /** Null while there is no link. The link itself is returned only once, when it is created. */
  renewedAt: Instant.nullable(),
})

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/web/v1/calendar-feed',
  summary: 'Returns whether the caller’s calendar has a private link.',
  for: BOTH,
  input: z.object({}),
  reply: Feed,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/web/v1/calendar-feed/renewals',
  summary: 'Creates a private link to the caller’s calendar. The previous link stops working.',
  for: BOTH,
  input: z.object({}),
  reply: z.object({ url: z.string(), renewedAt: Instant }),
  message: 'Calendar link created',
  status: 201,
  limit: { per: 'account', max: 20, seconds: 3600 },
})

export const closeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/calendar-feed',
  summary: 'Revokes the private link. Does nothing if there is none.',
  for: BOTH,
  input: z.object({}),
  reply: Feed,
  message: 'Calendar link turned off',
})
