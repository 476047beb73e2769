import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/endpoints.ts'
import { type ReviewableSource, reviewsOfItem } from '#server/domains/reviews/public.ts'
import type { Context } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { learnerIdOf } from '../courses/service.ts'
import { hasAccess } from '../lessons/queries.ts'
import { stateOfCourse, takenBy, takenById } from './queries.ts'

/** Courses that a learner has begun. They are reviewed from the page of the course; no popup asks. */
export const courseSource: ReviewableSource = { find: takenById, of: takenBy, asked: false }

/** A course that is not on sale is shown only to those who have access. */
export async function listCourseReviews(context: Context, { slug, ...input }: Input<typeof api.listCourseReviews>) {
  const { db } = context
  const learnerId = learnerIdOf(context)
  const course = await stateOfCourse(db, slug)
  const isShown =
    course?.state === 'published' ||
    (course && learnerId !== undefined && (await hasAccess(db, course.id, learnerId)) !== undefined)
  if (!course || !isShown) throw new Problem('not_found')
  return reviewsOfItem(db, { kind: 'course', id: course.id }, input)
}
