import type { Received, Sent } from '#contract/endpoint.ts'
import type * as staff from '#contract/reviews/staff.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type StaffReviewRow = Received<typeof staff.listAllReviews>['data'][number]
export type StaffReview = Received<typeof staff.getReview>

/** The table passes on only what its filters and columns offer. */
export const allReviewsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof staff.listAllReviews>(
    api,
    'GET /api/web/v1/admin/reviews',
    input as Sent<typeof staff.listAllReviews>,
  )

export async function exportReviews(api: Api, request: TableInput) {
  const input = request as Sent<typeof staff.exportReviews>
  return (await api.call<typeof staff.exportReviews>('POST /api/web/v1/admin/reviews/exports', input)).data.url
}

export const staffReviewQuery = (api: Api, id: number) =>
  apiQuery<typeof staff.getReview>(api, 'GET /api/web/v1/admin/reviews/{id}', { id })

export const decideReview = (api: Api, request: Sent<typeof staff.decideReview>) =>
  api.call<typeof staff.decideReview>('POST /api/web/v1/admin/reviews/{id}/decisions', request)
