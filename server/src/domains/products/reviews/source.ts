import type { ReviewableSource } from '#server/domains/reviews/public.ts'
import { readBy, readById } from './queries.ts'

/** Products that their buyer has downloaded. They are reviewed from the list of reviews; no popup asks. */
export const productSource: ReviewableSource = { find: readById, of: readBy, asked: false }
