import type { listProductReviews } from '#contract/products/endpoints.ts'
import { asked, REVIEWS_SHOWN, type ReviewQuery } from '~/domains/reviews/api.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export const productReviewsQuery = (api: Api, productId: number, request: ReviewQuery) =>
  apiQuery<typeof listProductReviews>(
    api,
    'GET /api/web/v1/products/{id}/reviews',
    asked(productId, request, REVIEWS_SHOWN),
  )
