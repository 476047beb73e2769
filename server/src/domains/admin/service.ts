import { listPersonReports } from '#contract/accounts/blocks.ts'
import { listPeople } from '#contract/accounts/people.ts'
import * as api from '#contract/admin/endpoints.ts'
import { listAllBookings } from '#contract/bookings/staff.ts'
import { listApplicants } from '#contract/consultants/approvals.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { listEnquiries } from '#contract/enquiries/staff.ts'
import { approveRefundProposal } from '#contract/orders/refund-proposals.ts'
import { listRefundRequests } from '#contract/orders/staff.ts'
import { listReconciliations } from '#contract/payments/endpoints.ts'
import { listPayouts } from '#contract/payouts/endpoints.ts'
import { listStaffShipments } from '#contract/products/staff-shipments.ts'
import { listAllReviews } from '#contract/reviews/staff.ts'
import { listStaffServiceOrders } from '#contract/services/staff.ts'
import { listCalls } from '#contract/talks/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { isAllowed } from '#server/platform/http/bind.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { countFigureRows, figureRows, isNumberOfRows } from './figures/queries.ts'
import { amountsIn, amountsOf } from './figures/totals.ts'
import { overviewFile } from './files.ts'
import * as queries from './queries.ts'
import { eachDay, figuresOf, spanOf, totalOf } from './rules.ts'

/** What the caller may read in a list may also be counted for them. */
const shownTo =
  ({ actor }: SignedIn) =>
  <Shown>(list: Pick<Endpoint, 'roles'>, shown: Shown): Shown | null =>
    isAllowed(actor.role, list.roles) ? shown : null

export async function getOverview(context: SignedIn, { days }: Input<typeof api.getOverview>) {
  const { db, now } = context
  const span = spanOf(Number(days), now)
  const shown = shownTo(context)
  const [amounts, consultants] = await Promise.all([amountsOf(db, span), queries.consultantsNow(db, now)])
  const figures = figuresOf(amounts)
  const business = <Shown>(figure: Shown) => shown(api.exportOverview, figure)
  const daysShown = (from: Date, counted: typeof amounts.current) =>
    (shown(listAllBookings, eachDay(counted, from, span.days)) ?? []).map((day) => ({
      ...day,
      ...{ grossPaise: business(day.grossPaise), revenuePaise: business(day.revenuePaise) },
      ...{ commissionPaise: business(day.commissionPaise), refundsPaise: business(day.refundsPaise) },
      ...{ talkMinutes: business(day.talkMinutes), answerMinutes: business(day.answerMinutes) },
      ...{ vainSearches: business(day.vainSearches), learning: business(day.learning) },
    }))
  return {
    from: span.firstDay,
    to: span.lastDay,
    figures: {
      grossPaise: business(figures.grossPaise),
      sessions: shown(listAllBookings, figures.sessions),
      talks: shown(listCalls, figures.talks),
      customers: shown(listPeople, figures.customers),
      noShowBp: shown(listAllBookings, figures.noShowBp),
      ...{ revenuePaise: business(figures.revenuePaise), commissionPaise: business(figures.commissionPaise) },
      ...{ refundsPaise: business(figures.refundsPaise), talkMinutes: business(figures.talkMinutes) },
      ...{ answerMinutes: business(figures.answerMinutes), vainSearches: business(figures.vainSearches) },
      learning: business(figures.learning),
    },
    days: daysShown(span.from, amounts.current),
    earlier: daysShown(span.beforeFrom, amounts.before),
    consultants,
  }
}

/** What a figure counts; the total is that of the overview. */
export async function listFigureRows({ db, now }: SignedIn, input: Input<typeof api.listFigureRows>) {
  const { figure, days, page, limit } = input
  const span = spanOf(Number(days), now)
  const [data, amounts] = await Promise.all([
    figureRows(db, figure, span, { limit, offset: (page - 1) * limit }),
    amountsIn(db, span.from, span.until, [figure]),
  ])
  const total = totalOf(amounts, figure)
  const count = isNumberOfRows(figure) ? total : await countFigureRows(db, figure, span, COUNTED_TO + 1)
  return { data, count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit, total }
}

/** Exports of business figures are recorded in the audit log. */
export async function exportOverview(context: SignedIn, input: Input<typeof api.exportOverview>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'overview.exported', after: input }))
  return { url: signedUrl(services, overviewFile, input, { actor, now }) }
}

export async function getWaiting(context: SignedIn) {
  const found = new Map((await queries.waiting(context.db)).map(({ queue, ...waits }) => [queue, waits]))
  const shown = shownTo(context)
  const queue = (name: queries.Waiting['queue'], list: Pick<Endpoint, 'roles'>) => shown(list, found.get(name)!)
  return {
    approvals: queue('approvals', listApplicants),
    payouts: queue('payouts', listPayouts),
    refundRequests: queue('refundRequests', listRefundRequests),
    refundProposals: queue('refundProposals', approveRefundProposal),
    appeals: queue('appeals', listAllBookings),
    credits: queue('credits', listAllBookings),
    payments: queue('payments', listReconciliations),
    reportedReviews: queue('reportedReviews', listAllReviews),
    reportedPeople: queue('reportedPeople', listPersonReports),
    enquiries: queue('enquiries', listEnquiries),
    returns: queue('returns', listStaffShipments),
    disputes: queue('disputes', listStaffServiceOrders),
  }
}
