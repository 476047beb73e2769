import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/reviews.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { shownReviews, starsOf } from './queries.ts'

const STARS = [5, 4, 3, 2, 1]

/** The average of a listed consultant with its distribution. */
export async function ratingSummary(db: Db, consultantId: number) {
  const stars = await starsOf(db, consultantId)
  if (!stars) throw new Problem('not_found')
  const { average, count, counted } = stars
  const distribution = STARS.map((rating) => ({
    rating,
    count: counted.find((row) => row.rating === rating)?.count ?? 0,
  }))
  return { average, count, distribution }
}

export async function listReviews({ db }: Context, { id, rating, page, limit }: Input<typeof api.listReviews>) {
  const ratings = await ratingSummary(db, id)
  const rows = await shownReviews(db, { consultantId: id, rating, page, limit })
  const reviews = rows.map((row) => ({ ...row, language: row.language === 'hi' ? ('hi' as const) : ('en' as const) }))
  const ofRating = ratings.distribution.find((row) => row.rating === rating)
  return { data: reviews, consultantRatings: reviews, ratings, count: ofRating?.count ?? ratings.count, page, limit }
}
