import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Instant, Paise } from './fields.ts'
import { OVERVIEW_DAYS } from './limits.ts'
import { exported } from './staff-shapes.ts'

/** So many days of India's calendar, the last of them today. */
const period = { days: z.enum(OVERVIEW_DAYS).default('14') }

/** In the days looked at, and in as many before them up to the same hour. */
const Figure = z.object({ now: z.int(), before: z.int() })

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/overview',
  summary: 'How the house does: figures of the last days against those before, and day by day.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object(period),
  reply: z.object({
    from: Day,
    to: Day,
    figures: z.object({
      /** Fees of sessions and talks that began, before discounts and tax. */
      grossPaise: z.object({ now: Paise, before: Paise }),
      /** That began and were not called off. */
      sessions: Figure,
      /** That were answered, and both were connected. */
      talks: Figure,
      customers: Figure,
      /** Of ten thousand sessions that are over, so many were missed; null when none is over. */
      noShowBp: z.object({ now: z.int().nullable(), before: z.int().nullable() }),
    }),
    days: z.array(
      z.object({
        day: Day,
        sessions: z.int(),
        talks: z.int(),
        noShows: z.int(),
        customers: z.int(),
        grossPaise: Paise,
      }),
    ),
    /** Of those that are listed, how many are here now. */
    consultants: z.object({ online: z.int(), listed: z.int() }),
  }),
})

export const exportOverview = endpoint({
  ...exported,
  method: 'POST',
  path: '/api/web/v1/admin/overview/exports',
  summary: 'A short-lived address of the same days as CSV; the export is in the audit log.',
  input: z.object(period),
})

/** How many wait for staff, and since when the first of them. */
const Queue = z.object({ count: z.int(), oldestAt: Instant.nullable() })

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/waiting',
  summary: 'What waits for a decision of staff.',
  for: 'admin',
  secondFactor: 'signed-in',
  input: z.object({}),
  reply: z.object({
    approvals: Queue,
    payouts: Queue.extend({ paise: Paise }),
    refundRequests: Queue,
    appeals: Queue,
    /** Credits of customers who were let down, withheld because the consultant owes too much; with what is missing of them. */
    credits: Queue.extend({ paise: Paise }),
    /** Payments that differ from the gateway’s list. */
    payments: Queue,
  }),
})
