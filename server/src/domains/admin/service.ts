import type * as api from '#contract/admin/endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { overviewFile } from './files.ts'
import * as queries from './queries.ts'
import { eachDay, figuresOf, spanOf } from './rules.ts'

export async function getOverview({ db, now }: SignedIn, { days }: Input<typeof api.getOverview>) {
  const span = spanOf(Number(days), now)
  const [counted, consultants] = await Promise.all([queries.countedByDay(db, span), queries.consultantsNow(db, now)])
  return {
    from: span.firstDay,
    to: span.lastDay,
    figures: figuresOf(counted, span),
    days: eachDay(counted, span),
    consultants,
  }
}

/** Exports of business figures are recorded in the audit log. */
export async function exportOverview(context: SignedIn, input: Input<typeof api.exportOverview>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'overview.exported', after: input }))
  return { url: signedUrl(services, overviewFile, input, { actor, now }) }
}

export async function getWaiting({ db }: SignedIn) {
  const found = new Map((await queries.waiting(db)).map(({ queue, ...waits }) => [queue, waits]))
  const queue = (name: queries.Waiting['queue']) => found.get(name)!
  return {
    approvals: queue('approvals'),
    payouts: queue('payouts'),
    refundRequests: queue('refundRequests'),
    appeals: queue('appeals'),
    credits: queue('credits'),
    payments: queue('payments'),
    reportedReviews: queue('reportedReviews'),
    reportedPeople: queue('reportedPeople'),
    enquiries: queue('enquiries'),
  }
}
