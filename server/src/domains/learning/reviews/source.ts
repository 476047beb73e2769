import type { ReviewableSource } from '#server/domains/reviews/public.ts'
import { takenBy, takenById } from './queries.ts'

/** Courses that a learner has begun. They are reviewed from the page of the course; no popup asks. */
export const courseSource: ReviewableSource = { find: takenById, of: takenBy, asked: false }
