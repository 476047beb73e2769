import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/reviews/endpoints.ts'
import type * as ownApi from '#contract/reviews/own.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as queries from './queries.ts'
import { distributionOf, reviewShown } from './rows.ts'

const CRITICAL_TO = 3

interface Average {
  average: number | null
  count: number
}

async function withDistribution(db: Db, consultantId: number, { average, count }: Average) {
  return { average, count, distribution: distributionOf(await queries.countedStars(db, consultantId)) }
}

/** The average of a listed consultant with its distribution. */
export async function ratingSummary(db: Db, consultantId: number) {
  const stars = await queries.listedStars(db, consultantId)
  if (!stars) throw new Problem('not_found')
  return withDistribution(db, consultantId, stars)
}

type Request = Input<typeof api.listReviews> & { filter?: queries.ReviewFilter | undefined }

async function pageOfReviews(db: Db, ratings: Awaited<ReturnType<typeof ratingSummary>>, input: Request) {
  const { id, rating, filter, page, limit } = input
  const wanted = { consultantId: id, rating, filter }
  const reviews = (await queries.shownReviews(db, { ...wanted, page, limit })).map(reviewShown)
  const ofRating = ratings.distribution.find((row) => row.rating === rating)
  const count = filter ? await queries.countReviews(db, wanted) : (ofRating?.count ?? ratings.count)
  return { data: reviews, consultantRatings: reviews, ratings, count, page, limit }
}

export const listReviews = async ({ db }: Context, input: Input<typeof api.listReviews>) =>
  pageOfReviews(db, await ratingSummary(db, input.id), input)

const NONE_YET: Average = { average: null, count: 0 }

/** The average with its distribution, whether listed or not. */
export const ratingsOf = async (db: Db, consultantId: number) =>
  withDistribution(db, consultantId, (await queries.ownStars(db, consultantId)) ?? NONE_YET)

export async function consultantReview({ db, actor }: SignedIn, input: Input<typeof api.consultantReview>) {
  const { id } = input
  const ratings = id === actor.id ? await ratingsOf(db, id) : await ratingSummary(db, id)
  const [page, stars, tags, itemReviews] = await Promise.all([
    pageOfReviews(db, ratings, input),
    queries.countedStars(db, id),
    queries.countedTags(db, id),
    queries.countReviews(db, { consultantId: id, rating: undefined, filter: 'items' }),
  ])
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const counts = {
    all: ratings.count,
    unanswered: sum(stars.map(({ unanswered }) => unanswered)),
    critical: sum(stars.filter(({ rating }) => rating <= CRITICAL_TO).map(({ count }) => count)),
    items: itemReviews,
  }
  const ids = page.data.map((review) => review.id)
  const [reportedIds, authors, items] = await Promise.all([
    queries.reportedBy(db, actor.id, ids),
    id === actor.id ? queries.authorsOf(db, ids) : [],
    queries.itemsOf(db, ids),
  ])
  return { ...page, counts, tags, reportedIds, authors, items }
}

export const replyToReview = ({ db, actor, now }: SignedIn, { id, text }: Input<typeof ownApi.replyToReview>) =>
  db.transaction().execute(async (tx) => {
    const review = await queries.publicReview(tx, id)
    if (review?.consultantId !== actor.id) throw new Problem('not_found')
    if (!(await queries.writeReply(tx, id, text, now))) throw new Problem('already_replied')
    if (review.customerId !== null) {
      const params = { reviewId: id, other: await queries.nameOf(tx, actor.id), text }
      await notify(tx, now, { accountId: review.customerId, message: 'review_replied', params })
    }
    return { review: reviewShown(await queries.reviewById(tx, id)) }
  })
