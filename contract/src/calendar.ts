import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdInPath, Instant } from './fields.ts'

const BOTH = ['user', 'consultant'] as const

export const linkToCalendar = endpoint({
  method: 'GET',
  path: '/api/web/v1/bookings/{id}/calendar-links',
  summary: 'How a session gets into a calendar: a file at a short-lived address, and pages of Google and Outlook.',
  for: BOTH,
  input: z.object({ id: IdInPath }),
  ids: { id: 'booking' },
  reply: z.object({ file: z.string(), google: z.string(), outlook: z.string() }),
  problems: ['not_found'],
})

const Feed = z.object({
  /** Null as long as there is no address. The address itself is told once, when it is made. */
  renewedAt: Instant.nullable(),
})

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/web/v1/calendar-feed',
  summary: 'Whether the caller’s calendar has a private address.',
  for: BOTH,
  input: z.object({}),
  reply: Feed,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/web/v1/calendar-feed/renewals',
  summary: 'Makes a private address of the caller’s calendar; the one before opens nothing any more.',
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
  summary: 'The private address opens nothing any more; one that never was is no problem.',
  for: BOTH,
  input: z.object({}),
  reply: Feed,
  message: 'Calendar link turned off',
})
