import type * as api from '#contract/admin.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/service.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { signedUrl } from '#server/platform/signed-urls.ts'
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

/** Figures of the house leave it, so it is written down who took which. */
export async function exportOverview(context: SignedIn, wish: Input<typeof api.exportOverview>) {
  const { house, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'overview.exported', after: wish }))
  return { url: signedUrl(house, overviewFile, wish, { actor, now }) }
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
  }
}
