import type { Received } from '#contract/endpoint.ts'
import type { consultantReview, listReviews } from '#contract/reviews.ts'
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

const asked = (id: number, { rating, page }: ReviewWish, limit: number) => ({
  ...{ id, page, limit },
  ...(rating && { rating }),
})

export const reviewsQuery = (api: Api, id: number, wish: ReviewWish) =>
  apiQuery<typeof listReviews>(api, 'GET /api/web/v1/consultants/{id}/reviews', asked(id, wish, REVIEWS_SHOWN))

const OWN_SHOWN = 10

/** Of the consultant who reads them, listed or not. */
export const ownReviewsQuery = (api: Api, id: number, wish: ReviewWish) =>
  apiQuery<typeof consultantReview>(api, 'GET /api/web/v1/consultant-review', asked(id, wish, OWN_SHOWN))
