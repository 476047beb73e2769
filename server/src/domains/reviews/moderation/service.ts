import type { Input } from '#contract/endpoint.ts'
import type { reportReview as reportEndpoint } from '#contract/reviews/own.ts'
import type * as api from '#contract/reviews/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { nameOf, publicReview } from '../queries.ts'
import { reviewsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf, rowShown } from './rules.ts'

export const reportReview = ({ db, actor, now }: SignedIn, input: Input<typeof reportEndpoint>) =>
  db.transaction().execute(async (tx) => {
    const { id: reviewId, reason, note } = input
    const review = await publicReview(tx, reviewId)
    if (!review) throw new Problem('not_found')
    if (review.customerId === actor.id) throw new Problem('own_account')
    const { id } = await queries.insertReport(tx, { reviewId, reporterId: actor.id, reason, note, now })
    return { id }
  })

export async function listAllReviews({ db, contacts }: SignedIn, input: Input<typeof api.listAllReviews>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts)
  const view = {
    sort: sort.replace('-', '') as queries.ReviewView['sort'],
    ...{ descending: sort.startsWith('-'), limit, offset: (page - 1) * limit },
  }
  const [rows, count, reportedWaiting] = await Promise.all([
    queries.reviewsMatching(db, filter, view),
    queries.countMatching(db, filter, COUNTED_TO + 1),
    queries.countReported(db),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(rowShown), ...counted, reportedWaiting, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportReviews(context: SignedIn, filter: Input<typeof api.exportReviews>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'reviews.exported', after: filter }))
  return { url: signedUrl(services, reviewsFile, filter, { actor, now }) }
}

async function reviewForStaff(db: Db | Tx, id: number) {
  const only = { sort: 'created', descending: true, limit: 1, offset: 0 } as const
  const [row] = await queries.reviewsMatching(db, { id }, only)
  if (!row) throw new Problem('not_found')
  const [reports, actions] = [await queries.reportsOf(db, id), await audit.staffActionsOn(db, { kind: 'review', id })]
  return { review: rowShown(row), reports, actions }
}

export const getReview = ({ db }: SignedIn, { id }: Input<typeof api.getReview>) => reviewForStaff(db, id)

const ACTIONS = { hide: 'review.hidden', keep: 'review.kept', restore: 'review.restored' } as const

/** A decision is made once: hiding a hidden review or keeping one without open reports is refused. */
export async function decideReview(context: SignedIn, input: Input<typeof api.decideReview>) {
  const { db, actor, now } = context
  const { id, decision, reason, note } = input
  return db.transaction().execute(async (tx) => {
    const review = await queries.lockReview(tx, id)
    if (!review) throw new Problem('not_found')
    if ((decision === 'restore') !== (review.hiddenAt !== null)) throw new Problem('already_decided')
    if (decision === 'hide') await queries.setHidden(tx, id, { at: now, by: actor.id, reason, note })
    if (decision === 'restore') await queries.setHidden(tx, id, null)
    const state = decision === 'hide' ? 'upheld' : 'declined'
    const reporters = await queries.decideReports(tx, id, { state, by: actor.id, at: now })
    if (decision === 'keep' && reporters.length === 0) throw new Problem('already_decided')
    const after = { decision, because: reason, reports: reporters.length }
    await audit.record(tx, context, { action: ACTIONS[decision], subject: { kind: 'review', id }, after, reason: note })
    await notifyDecision(
      tx,
      review,
      { ...input, reporters: reporters.flatMap(({ reporterId }) => reporterId ?? []) },
      now,
    )
    return reviewForStaff(tx, id)
  })
}

type Decided = Input<typeof api.decideReview> & { reporters: readonly number[] }
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockReview>>>

async function notifyDecision(tx: Tx, review: Locked, { id, decision, reason, note, reporters }: Decided, at: Date) {
  const consultant = await nameOf(tx, review.consultantId)
  if (review.customerId !== null && decision !== 'keep') {
    const params = { reviewId: id, other: consultant, isHidden: decision === 'hide', hiddenFor: reason, text: note }
    await notify(tx, at, { accountId: review.customerId, message: 'review_moderated', params })
  }
  for (const accountId of reporters) {
    const params = { reviewId: id, isHidden: decision === 'hide', byConsultant: accountId === review.consultantId }
    await notify(tx, at, { accountId, message: 'review_report_decided', params })
  }
}
