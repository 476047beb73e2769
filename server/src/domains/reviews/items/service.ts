import type { Input } from '#contract/endpoint.ts'
import type { listReviews } from '#contract/reviews/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { distributionOf, reviewShown } from '../rows.ts'
import * as queries from './queries.ts'

type Narrowed = Omit<Input<typeof listReviews>, 'id'>

/** Reviews of a course or product; whether the caller may see it is the business of its domain. */
export async function reviewsOfItem(db: Db, item: queries.Item, { rating, page, limit }: Narrowed) {
  const [stars, rows] = await Promise.all([
    queries.starsOfItem(db, item),
    queries.pageOfItem(db, item, { rating, limit, offset: (page - 1) * limit }),
  ])
  const distribution = distributionOf(stars)
  const all = distribution.reduce((sum, { count }) => sum + count, 0)
  const sum = distribution.reduce((total, row) => total + row.rating * row.count, 0)
  const ratings = { average: all === 0 ? null : Math.round((10 * sum) / all) / 10, count: all, distribution }
  const count = rating === undefined ? all : distribution.find((row) => row.rating === rating)!.count
  return { data: rows.map(reviewShown), ratings, count, page, limit }
}
