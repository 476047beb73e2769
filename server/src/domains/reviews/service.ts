import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/reviews/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { countedStars, listedStars, ownStars, shownReviews } from './queries.ts'

const STARS = [5, 4, 3, 2, 1]

interface Average {
  average: number | null
  count: number
}

async function withDistribution(db: Db, consultantId: number, { average, count }: Average) {
  const counted = await countedStars(db, consultantId)
  const distribution = STARS.map((rating) => ({
    rating,
    count: counted.find((row) => row.rating === rating)?.count ?? 0,
  }))
  return { average, count, distribution }
}

/** The average of a listed consultant with its distribution. */
export async function ratingSummary(db: Db, consultantId: number) {
  const stars = await listedStars(db, consultantId)
  if (!stars) throw new Problem('not_found')
  return withDistribution(db, consultantId, stars)
}

type Request = Input<typeof api.listReviews>

async function pageOfReviews(db: Db, ratings: Awaited<ReturnType<typeof ratingSummary>>, input: Request) {
  const { id, rating, page, limit } = input
  const rows = await shownReviews(db, { consultantId: id, rating, page, limit })
  const reviews = rows.map((row) => ({ ...row, language: row.language === 'hi' ? ('hi' as const) : ('en' as const) }))
  const ofRating = ratings.distribution.find((row) => row.rating === rating)
  return { data: reviews, consultantRatings: reviews, ratings, count: ofRating?.count ?? ratings.count, page, limit }
}

export const listReviews = async ({ db }: Context, input: Request) =>
  pageOfReviews(db, await ratingSummary(db, input.id), input)

const NOBODY_YET: Average = { average: null, count: 0 }

export async function consultantReview({ db, actor }: SignedIn, input: Input<typeof api.consultantReview>) {
  if (input.id !== actor.id) return pageOfReviews(db, await ratingSummary(db, input.id), input)
  const stars = (await ownStars(db, actor.id)) ?? NOBODY_YET
  return pageOfReviews(db, await withDistribution(db, actor.id, stars), input)
}
