import { listPersonReports } from '#contract/accounts/blocks.ts'
import { listPeople } from '#contract/accounts/people.ts'
import * as api from '#contract/admin/endpoints.ts'
import { listAllBookings } from '#contract/bookings/staff.ts'
import { listApplicants } from '#contract/consultants/approvals.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { listEnquiries } from '#contract/enquiries/staff.ts'
import { listRefundRequests } from '#contract/orders/staff.ts'
import { listReconciliations } from '#contract/payments/endpoints.ts'
import { listPayouts } from '#contract/payouts/endpoints.ts'
import { listStaffShipments } from '#contract/products/staff-shipments.ts'
import { listAllReviews } from '#contract/reviews/staff.ts'
import { listStaffServiceOrders } from '#contract/services/staff.ts'
import { listCalls } from '#contract/talks/staff.ts'
import * as audit from '#server/domains/audit/public.ts'
import { isAllowed } from '#server/platform/http/bind.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { overviewFile } from './files.ts'
import * as queries from './queries.ts'
import { eachDay, figuresOf, spanOf } from './rules.ts'

/** What the caller may read in a list may also be counted for them. */
const shownTo =
  ({ actor }: SignedIn) =>
  <Shown>(list: Pick<Endpoint, 'roles'>, shown: Shown): Shown | null =>
    isAllowed(actor.role, list.roles) ? shown : null

export async function getOverview(context: SignedIn, { days }: Input<typeof api.getOverview>) {
  const { db, now } = context
  const span = spanOf(Number(days), now)
  const shown = shownTo(context)
  const [counted, consultants] = await Promise.all([queries.countedByDay(db, span), queries.consultantsNow(db, now)])
  const { grossPaise, sessions, talks, customers, noShowBp } = figuresOf(counted, span)
  return {
    from: span.firstDay,
    to: span.lastDay,
    figures: {
      grossPaise: shown(api.exportOverview, grossPaise),
      sessions: shown(listAllBookings, sessions),
      talks: shown(listCalls, talks),
      customers: shown(listPeople, customers),
      noShowBp: shown(listAllBookings, noShowBp),
    },
    days: (shown(listAllBookings, eachDay(counted, span)) ?? []).map((day) => ({
      ...day,
      grossPaise: shown(api.exportOverview, day.grossPaise),
    })),
    consultants,
  }
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
