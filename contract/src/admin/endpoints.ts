import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Instant, Paise, pageOf, paging } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { FIGURE_ROW_KINDS, FIGURES, OVERVIEW_DAYS } from './constants.ts'

/** A number of calendar days in India, ending today. */
const period = { days: z.enum(OVERVIEW_DAYS).default('14') }

/** The value in the selected days, and in the equally long period before them up to the same hour. */
const Figure = z.object({ now: z.int(), before: z.int() })
const PaiseFigure = z.object({ now: Paise, before: Paise })
/** A quotient; null when nothing was counted. */
const RateFigure = z.object({ now: z.int().nullable(), before: z.int().nullable() })

/** Null where the role may not read the figure. */
const CountedDay = z.object({
  day: Day,
  sessions: z.int(),
  talks: z.int(),
  noShows: z.int(),
  customers: z.int(),
  grossPaise: Paise.nullable(),
  revenuePaise: Paise.nullable(),
  commissionPaise: Paise.nullable(),
  refundsPaise: Paise.nullable(),
  talkMinutes: z.int().nullable(),
  /** The mean time to the answer of written consultancy; null if none was answered. */
  answerMinutes: z.int().nullable(),
  vainSearches: z.int().nullable(),
  learning: z.int().nullable(),
})

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/overview',
  summary: 'Returns key figures of the last days compared with the period before, and by day.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object(period),
  reply: z.object({
    from: Day,
    to: Day,
    /** Null for roles that may not read the list of its rows; the money is for those who may export it. */
    figures: z.object({
      /** Orders that were paid, with tax and delivery. */
      revenuePaise: PaiseFigure.nullable(),
      /** Our commission, without GST, on what consultants earned. */
      commissionPaise: PaiseFigure.nullable(),
      /** Refunds to customers, wherever the money went. */
      refundsPaise: PaiseFigure.nullable(),
      /** Fees of sessions and talks that started, before discounts and tax. */
      grossPaise: PaiseFigure.nullable(),
      /** Sessions that started and were not cancelled. */
      sessions: Figure.nullable(),
      /** Talks that were answered and in which both sides were connected. */
      talks: Figure.nullable(),
      /** Billed minutes of those talks. */
      talkMinutes: Figure.nullable(),
      customers: Figure.nullable(),
      /** No-shows per ten thousand finished sessions; null when none has finished. */
      noShowBp: RateFigure.nullable(),
      /** The mean time from the question to the answer of written consultancy. */
      answerMinutes: RateFigure.nullable(),
      /** Searches that found nothing. */
      vainSearches: Figure.nullable(),
      /** Courses and programmes that were bought. */
      learning: Figure.nullable(),
    }),
    /** Empty for roles that may not read bookings. */
    days: z.array(CountedDay),
    /** The same number of days before, for the comparison. */
    earlier: z.array(CountedDay),
    /** Listed consultants, and how many of them are online now. */
    consultants: z.object({ online: z.int(), listed: z.int() }),
  }),
})

export const listFigureRows = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/overview/rows',
  summary: 'Lists what a figure of the overview counts, newest first. The amounts add up to the figure.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance'],
  input: z.object({ ...period, figure: z.enum(FIGURES), page: paging.page, limit: paging.limit }),
  reply: pageOf(
    z.object({
      kind: z.enum(FIGURE_ROW_KINDS),
      /** Of the page that shows it; null for a search. */
      id: Id.nullable(),
      reference: z.string(),
      name: z.string().nullable(),
      at: Instant,
      /** Paise, seconds or a number, as the figure is counted. */
      amount: z.int(),
    }),
  ).extend({ countedAll: z.boolean(), total: z.int() }),
})

export const exportOverview = endpoint({
  ...exported,
  roles: ['operations', 'finance'],
  method: 'POST',
  path: '/api/web/v1/admin/overview/exports',
  summary: 'Returns a short-lived link to the same days as CSV. The export is recorded in the audit log.',
  input: z.object(period),
})

/** How many items wait for staff, and since when the oldest has been waiting. */
const Queue = z.object({ count: z.int(), oldestAt: Instant.nullable() })

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/waiting',
  summary: 'Returns the items that wait for a staff decision, of the lists that the caller’s role may read.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: 'all',
  input: z.object({}),
  reply: z.object({
    approvals: Queue.nullable(),
    payouts: Queue.extend({ paise: Paise }).nullable(),
    refundRequests: Queue.nullable(),
    /** Large refunds that a second person has to approve. */
    refundProposals: Queue.extend({ paise: Paise }).nullable(),
    appeals: Queue.nullable(),
    /** Compensation credits withheld because the consultant owes too much, with the outstanding amount. */
    credits: Queue.extend({ paise: Paise }).nullable(),
    /** Payments that differ from the gateway’s records. */
    payments: Queue.nullable(),
    /** Reports that nobody has decided. */
    reportedReviews: Queue.nullable(),
    reportedPeople: Queue.nullable(),
    /** Enquiries, callbacks and grievances that were escalated and have no answer. */
    enquiries: Queue.nullable(),
    /** Returns of goods, and goods that have not arrived, which staff were asked to decide. */
    returns: Queue.nullable(),
    /** Services that one side disputes. */
    disputes: Queue.nullable(),
  }),
})
