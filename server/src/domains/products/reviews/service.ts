import type { Input } from '#contract/endpoint.ts'
import { REVIEW_REQUESTED_AFTER_DAYS, REVIEW_REQUESTED_WITHIN_DAYS } from '#contract/products/constants.ts'
import type * as api from '#contract/products/endpoints.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { type ReviewableSource, reviewsOfItem } from '#server/domains/reviews/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type DuePage, eachDue } from '#server/platform/jobs/each-alone.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { type Got, gotBy, gotById, isOnSale, markRequested, unreviewed } from './queries.ts'

/** Products that their buyer has. A notification asks about them; the popup asks about calls and answers only. */
export const productSource: ReviewableSource = { find: gotById, of: gotBy, asked: false }

export async function listProductReviews({ db }: Context, { id, ...input }: Input<typeof api.listProductReviews>) {
  if (!(await isOnSale(db, id))) throw new Problem('not_found')
  return reviewsOfItem(db, { kind: 'product', id }, input)
}

/** Asks buyers for a review, once, when they have had the product for some days. */
export function requestReviews(services: Services, now: Date) {
  const [from, until] = [daysAfter(now, -REVIEW_REQUESTED_WITHIN_DAYS), daysAfter(now, -REVIEW_REQUESTED_AFTER_DAYS)]
  const find = (page: DuePage<Got>) => unreviewed(services.db, { from, until }, page)
  return eachDue(services, { find, failure: 'buyer could not be asked for a review' }, (tx, row) =>
    requestReview(tx, row, now),
  )
}

async function requestReview(tx: Tx, { id, customerId, itemEnglish, itemHindi }: Got, now: Date) {
  if (!(await markRequested(tx, id, now))) return
  const params = { title_english: itemEnglish, title_hindi: itemHindi }
  await notify(tx, now, { accountId: customerId, message: 'product_review_requested', params })
}
