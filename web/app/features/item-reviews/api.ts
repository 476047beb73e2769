import type { listProductReviews } from '#contract/products/endpoints.ts'
import type { listServiceReviews } from '#contract/services/endpoints.ts'
import { asked, REVIEWS_SHOWN, type ReviewQuery } from '~/domains/reviews/api.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

const CALLS = {
  product: 'GET /api/web/v1/products/{id}/reviews',
  service: 'GET /api/web/v1/consultant-services/{id}/reviews',
} as const
export type ItemKind = keyof typeof CALLS

/** Reviews of a product or a service. */
export const itemReviewsQuery = (api: Api, kind: ItemKind, id: number, request: ReviewQuery) =>
  apiQuery<typeof listProductReviews | typeof listServiceReviews>(api, CALLS[kind], asked(id, request, REVIEWS_SHOWN))
