import type { listProductReviews } from '#contract/products/endpoints.ts'
import type { listServiceReviews } from '#contract/services/endpoints.ts'
import { asked, REVIEWS_SHOWN, type ReviewQuery } from '~/domains/reviews/api.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

/** Reviews of a product. */
export const productReviewsQuery = (api: Api, id: number, request: ReviewQuery) =>
  apiQuery<typeof listProductReviews>(api, 'GET /api/web/v1/products/{id}/reviews', asked(id, request, REVIEWS_SHOWN))

/** Reviews of a service. */
export const serviceReviewsQuery = (api: Api, id: number, request: ReviewQuery) =>
  apiQuery<typeof listServiceReviews>(
    api,
    'GET /api/web/v1/consultant-services/{id}/reviews',
    asked(id, request, REVIEWS_SHOWN),
  )
