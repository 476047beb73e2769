import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging } from './fields.ts'

/** The average and how it comes about; no average before the first review. */
export const RatingSummary = z.object({
  average: z.number().nullable(),
  count: z.int(),
  /** Five rows, the most stars first. */
  distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
})

export const Review = z.object({
  id: Id,
  /** Never the whole name. */
  author: z.string(),
  rating: z.int(),
  comment: z.string(),
  language: z.enum(['en', 'hi']),
  reply: z.string().nullable(),
  repliedAt: Instant.nullable(),
  createdAt: Instant,
})

const Reviews = pageOf(Review).extend({
  /** The same rows by the name of their data area. */
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
  summary: 'What customers said about a consultant, newest first, all or with so many stars',
  for: 'anyone',
  input: z.object({ id: IdInPath, ...narrowed }),
  ids: { id: 'public' },
  reply: Reviews,
  problems: ['not_found'],
})

export const consultantReview = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-review',
  summary: 'The same for whoever is signed in; consultants read their own before they are listed too',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath, ...narrowed }),
  ids: { id: 'public' },
  reply: Reviews,
  problems: ['not_found'],
})
