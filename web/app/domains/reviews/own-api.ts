import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { consultantReview } from '#contract/reviews/endpoints.ts'
import type * as own from '#contract/reviews/own.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import { asked, type ReviewQuery } from './api.ts'

const OWN_SHOWN = 10

const FILTERS = ['unanswered', 'critical', 'items'] as const
export type ReviewFilter = (typeof FILTERS)[number]

export const filterNamed = (name: string | null) => FILTERS.find((filter) => filter === name)

/** Reads the tab of the consultant's own page from its address; others are ignored. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter | undefined {
  return filterNamed(query.get('show'))
}

/** The consultant's own reviews, whether they are listed or not. */
export const ownReviewsQuery = (api: Api, id: number, request: ReviewQuery & { filter: ReviewFilter | undefined }) =>
  apiQuery<typeof consultantReview>(api, 'GET /api/web/v1/consultant-review', {
    ...asked(id, request, OWN_SHOWN),
    ...(request.filter && { filter: request.filter }),
  })

const DONE = 'GET /api/mobile/v1/review-done'
const OWN = 'GET /api/web/v1/own-reviews'

export type PendingReview = Received<typeof own.reviewDone>['pendingReview'][number]
export type OwnReviewList = Received<typeof own.listOwnReviews>
export type OwnReview = OwnReviewList['reviewList'][number]
export type Rating = Pick<Sent<typeof own.addRating>, 'rating' | 'comment' | 'tags'>

/** SPEC: asked once for each loaded page; a popup that opened by itself would otherwise come back at every focus. */
export const reviewDoneQuery = (api: Api) => ({
  ...apiQuery<typeof own.reviewDone>(api, DONE, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The popup does not open again on this page, and the review is no longer pending. */
export const endAsking = (client: QueryClient, api: Api, reviewedId?: number) =>
  client.setQueryData(reviewDoneQuery(api).queryKey, (known) => ({
    isReview: true,
    pendingReview: (known?.pendingReview ?? []).filter(({ id }) => id !== reviewedId),
  }))

export const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [DONE] })

const WRITTEN_SHOWN = 10

export const ownWrittenQuery = (api: Api, page: number) =>
  apiQuery<typeof own.listOwnReviews>(api, OWN, { page, limit: WRITTEN_SHOWN })

/** Everything that shows reviews. */
export const refreshReviews = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what] }) =>
      typeof what === 'string' && /\/(?:own-reviews|consultant-review|reviews)$/.test(what),
  })

export const addRating = (api: Api, { id, amount, consultantId }: PendingReview, rating: Rating) =>
  api.call<typeof own.addRating>('POST /api/mobile/v1/add-rating', {
    ...{ transaction_amount: amount, bookId: id, consultantId },
    ...rating,
  })

export const closePopup = (api: Api) =>
  api.call<typeof own.closeRatingPopup>('POST /api/web/v1/rating-popup/closings', {})

export const editReview = (api: Api, id: number, rating: Rating) =>
  api.call<typeof own.editReview>('PUT /api/web/v1/own-reviews/{id}', { id, ...rating })

export const replyTo = (api: Api, id: number, text: string) =>
  api.call<typeof own.replyToReview>('POST /api/web/v1/reviews/{id}/replies', { id, text })

export const reportReview = (api: Api, request: Sent<typeof own.reportReview>) =>
  api.call<typeof own.reportReview>('POST /api/web/v1/reviews/{id}/reports', request)
