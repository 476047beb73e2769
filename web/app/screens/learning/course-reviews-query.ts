import type { listCourseReviews } from '#contract/learning/endpoints.ts'
import { asked, REVIEWS_SHOWN, type ReviewQuery } from '~/domains/reviews/api.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export function courseReviewsQuery(api: Api, courseId: number, request: ReviewQuery) {
  const { id, ...narrowed } = asked(courseId, request, REVIEWS_SHOWN)
  const input = { slug: String(id), ...narrowed }
  return apiQuery<typeof listCourseReviews>(api, 'GET /api/web/v1/courses/{slug}/reviews', input)
}
