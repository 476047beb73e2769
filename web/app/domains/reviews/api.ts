import type { Received } from '#contract/endpoint.ts'
import type { consultantReview, listReviews } from '#contract/reviews/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type Reviews = Received<typeof listReviews>
export type Review = Reviews['data'][number]
export type ReceivedReviews = Received<typeof consultantReview>
export type RatingSummary = Reviews['ratings']

export const REVIEWS_SHOWN = 5

export interface ReviewQuery {
  rating: number | undefined
  page: number
}

/** Reads the review filter from an address; invalid values are ignored. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const rating = Number(query.get('rating'))
  const page = Number(query.get('reviews'))
  return {
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

export const asked = (id: number, { rating, page }: ReviewQuery, limit: number) => ({
  ...{ id, page, limit },
  ...(rating && { rating }),
})

export const reviewsQuery = (api: Api, id: number, request: ReviewQuery) =>
  apiQuery<typeof listReviews>(api, 'GET /api/web/v1/consultants/{id}/reviews', asked(id, request, REVIEWS_SHOWN))
