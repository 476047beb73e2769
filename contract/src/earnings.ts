import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day, Id, Instant, Paise, pageOf, paging } from './fields.ts'

/** From the fee to what reaches the bank; a refund shows the same steps below zero. */
const steps = {
  grossPaise: Paise,
  commissionPaise: Paise,
  commissionGstPaise: Paise,
  tcsPaise: Paise,
  tdsPaise: Paise,
  netPaise: Paise,
}

/** on_hold until `releaseAt`; frozen by a dispute; ready; paid by a withdrawal; taken_back with a refund; owed: carried forward. */
export const EarningState = z.enum(['on_hold', 'frozen', 'ready', 'paid', 'taken_back', 'owed'])

export const Earning = z.object({
  id: Id,
  /** An earning, what a refund took back of it, or the credit of a customer who was let down. */
  entry: z.enum(['earned', 'refunded', 'charged']),
  orderId: Id,
  kind: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  /** Who bought it. */
  customer: z.string(),
  /** The number of the session or the talk, else of the order: PM-26-00001. */
  reference: z.string(),
  at: Instant,
  ...steps,
  commissionBp: z.int(),
  commissionGstBp: z.int(),
  tcsBp: z.int(),
  tdsBp: z.int(),
  state: EarningState,
  releaseAt: Instant,
  /** The withdrawal that paid it: WD-1042. */
  paidBy: z.string().nullable(),
})

/** The net is after what was charged. */
const sums = z.object({ ...steps, chargedPaise: Paise, items: z.int() })

export const listEarnings = endpoint({
  method: 'GET',
  path: '/api/web/v1/earnings',
  summary: 'What the caller earned and what was taken of it, newest first, with the sums of the time asked for.',
  for: 'consultant',
  input: z.object({ page: paging.page, limit: paging.limit, from: Day.optional(), to: Day.optional() }),
  reply: pageOf(Earning).extend({
    sums,
    /** The equally long period that the one asked for is compared with; null where there is none. */
    previous: z.object({ from: Day, to: Day, netPaise: Paise }).nullable(),
    /** Where everything earned so far is. */
    whereabouts: z.object({
      onHoldPaise: Paise,
      frozenPaise: Paise,
      readyPaise: Paise,
      /** In withdrawals that wait for approval. */
      requestedPaise: Paise,
      underWayPaise: Paise,
      paidPaise: Paise,
      /** Above zero: owed after refunds and credits. */
      owedPaise: Paise,
    }),
  }),
})

export const plotEarnings = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-earnings-plot',
  summary:
    'The caller’s net earnings by month and kind of work, what refunds took back deducted; months of India, oldest first.',
  for: 'consultant',
  input: z.object({ months: z.coerce.number().int().min(1).max(24).default(6) }),
  reply: z.object({
    /** The same days of last month, to compare this month so far with. */
    lastMonthSoFar: z.object({ from: Day, to: Day, netPaise: Paise }),
    /** Kinds that appear, the largest first: booking, service, … */
    kinds: z.array(z.string()),
    months: z.array(
      z.object({
        /** YYYY-MM */
        month: z.string(),
        netPaise: Paise,
        grossPaise: Paise,
        byKind: z.array(z.object({ kind: z.string(), netPaise: Paise })),
      }),
    ),
  }),
})
