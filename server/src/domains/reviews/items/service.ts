import type { Input } from '#contract/endpoint.ts'
import type { listReviews } from '#contract/reviews/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { distributionOf, reviewShown } from '../rows.ts'
import * as queries from './queries.ts'

type Narrowed = Omit<Input<typeof listReviews>, 'id'>

/** The average of an item and how many gave each number of stars. */
export async function ratingsOfItem(db: Db, item: queries.Item) {
  const distribution = distributionOf(await queries.starsOfItem(db, item))
  const count = distribution.reduce((sum, row) => sum + row.count, 0)
  const stars = distribution.reduce((sum, row) => sum + row.rating * row.count, 0)
  return { average: count === 0 ? null : Math.round((10 * stars) / count) / 10, count, distribution }
}

/** Reviews of a course, product or service; whether the caller may see it is the business of its domain. */
export async function reviewsOfItem(db: Db, item: queries.Item, { rating, page, limit }: Narrowed) {
  const [ratings, rows] = await Promise.all([
    ratingsOfItem(db, item),
    queries.pageOfItem(db, item, { rating, limit, offset: (page - 1) * limit }),
  ])
  const count = rating === undefined ? ratings.count : ratings.distribution.find((row) => row.rating === rating)!.count
  return { data: rows.map(reviewShown), ratings, count, page, limit }
}
