import type { Received } from '#contract/endpoint.ts'
import type { listReviews } from '#contract/reviews.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Reviews = Received<typeof listReviews>
export type Review = Reviews['data'][number]
export type RatingSummary = Reviews['ratings']

export const REVIEWS_SHOWN = 5

export interface ReviewWish {
  rating: number | undefined
  page: number
}

/** Which reviews the address asks for; what makes no sense counts as not asked. */
export function readReviewWish(query: URLSearchParams): ReviewWish {
  const rating = Number(query.get('rating'))
  const page = Number(query.get('reviews'))
  return {
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

export const reviewsQuery = (api: Api, id: number, { rating, page }: ReviewWish) =>
  apiQuery<typeof listReviews>(api, 'GET /api/web/v1/consultants/{id}/reviews', {
    id,
    ...(rating && { rating }),
    page,
    limit: REVIEWS_SHOWN,
  })
