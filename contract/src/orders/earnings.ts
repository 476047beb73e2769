import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Paise, pageOf, paging } from '../fields.ts'

/** From the fee to the bank payout; a refund has the same steps as negative amounts. */
const steps = {
  grossPaise: Paise,
  commissionPaise: Paise,
  commissionGstPaise: Paise,
  tcsPaise: Paise,
  tdsPaise: Paise,
  /** GST of goods that the consultant supplies and declares; part of the net. */
  passedTaxPaise: Paise,
  /** The part of the gross that pays for delivery; no commission is taken on it. */
  deliveryPaise: Paise,
  netPaise: Paise,
}

/**
 * on_hold until `releaseAt`; frozen by a dispute; ready; paid by a withdrawal; taken_back by a refund; owed: carried
 * forward.
 */
export const EarningState = z.enum(['on_hold', 'frozen', 'ready', 'paid', 'taken_back', 'owed'])

export const Earning = z.object({
  id: Id,
  /** An earning, a deduction for a refund, or a charge for a customer's compensation credit. */
  entry: z.enum(['earned', 'refunded', 'charged']),
  orderId: Id,
  kind: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  quantity: z.int(),
  /** The buyer. */
  customer: z.string(),
  /** The number of the session or talk, otherwise of the order: PM-26-00001. */
  reference: z.string(),
  at: Instant,
  ...steps,
  commissionBp: z.int(),
  commissionGstBp: z.int(),
  tcsBp: z.int(),
  tdsBp: z.int(),
  state: EarningState,
  releaseAt: Instant,
  /** The withdrawal that paid it out: WD-1042. */
  paidBy: z.string().nullable(),
})

/** The net amount is after charges. */
const sums = z.object({ ...steps, chargedPaise: Paise, items: z.int() })

export const listEarnings = endpoint({
  method: 'GET',
  path: '/api/web/v1/earnings',
  summary: 'Lists the caller’s earnings and deductions, newest first, with totals for the requested period.',
  for: 'consultant',
  input: z.object({ page: paging.page, limit: paging.limit, from: Day.optional(), to: Day.optional() }),
  reply: pageOf(Earning).extend({
    sums,
    /** The preceding period of equal length, for comparison; null if there is none. */
    previous: z.object({ from: Day, to: Day, netPaise: Paise }).nullable(),
    /** The current breakdown of all earnings to date. */
    whereabouts: z.object({
      onHoldPaise: Paise,
      frozenPaise: Paise,
      readyPaise: Paise,
      /** In withdrawals awaiting approval. */
      requestedPaise: Paise,
      underWayPaise: Paise,
      paidPaise: Paise,
      /** Greater than zero if owed after refunds and credits. */
      owedPaise: Paise,
    }),
  }),
})

export const plotEarnings = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-earnings-plot',
  summary: 'Returns the caller’s net earnings by month (in India) and kind of work, after refunds, oldest first.',
  for: 'consultant',
  input: z.object({ months: z.coerce.number().int().min(1).max(24).default(6) }),
  reply: z.object({
    /** The same days of last month, for comparison with the current month. */
    lastMonthSoFar: z.object({ from: Day, to: Day, netPaise: Paise }),
    /** The kinds that occur, largest first: booking, service, … */
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

export const listEarningsOfPerson = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/people/{id}/earnings',
  summary: 'Lists the earnings and deductions of a consultant for staff, newest first, with the net total.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'public' },
  reply: pageOf(Earning).extend({ netPaise: Paise }),
})
