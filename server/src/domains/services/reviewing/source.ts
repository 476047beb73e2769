import type { ReviewableSource } from '#server/domains/reviews/public.ts'
import { doneById, doneOf } from './queries.ts'

/** Completed services. The rating popup asks about calls and answers only. */
export const serviceSource: ReviewableSource = { find: doneById, of: doneOf, asked: false }
