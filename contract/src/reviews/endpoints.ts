import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging } from '../fields.ts'

/** The average and its distribution; no average before the first review. */
export const RatingSummary = z.object({
  average: z.number().nullable(),
  count: z.int(),
  /** Five rows, the most stars first. */
  distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
})

export const Review = z.object({
  id: Id,
  /** Never the full name. */
  author: z.string(),
  rating: z.int(),
  comment: z.string(),
  language: z.enum(['en', 'hi']),
  reply: z.string().nullable(),
  repliedAt: Instant.nullable(),
  createdAt: Instant,
})

const Reviews = pageOf(Review).extend({
  /** The same rows under the name of their data area in SPEC. */
  consultantRatings: z.array(Review),
  ratings: RatingSummary,
})

const narrowed = {
  rating: z.coerce.number().int().min(1).max(5).optional(),
  page: paging.page,
  limit: paging.limit,
}

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/reviews',
  summary: 'Lists reviews of a consultant, newest first, optionally with a given number of stars.',
  for: 'anyone',
  input: z.object({ id: IdInPath, ...narrowed }),
  ids: { id: 'public' },
  reply: Reviews,
  problems: ['not_found'],
})

export const consultantReview = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-review',
  summary: 'Lists the same for signed-in callers. Consultants can read their own reviews before they are listed.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath, ...narrowed }),
  ids: { id: 'public' },
  reply: Reviews,
  problems: ['not_found'],
})
