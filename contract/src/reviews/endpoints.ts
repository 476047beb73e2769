import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, pageOf, paging } from '../fields.ts'
import { RatingSummary, Review, ReviewTag } from './shapes.ts'

/** A page of reviews, with the distribution of all. */
export const ReviewPage = pageOf(Review).extend({ ratings: RatingSummary })

const Reviews = ReviewPage.extend({
  /** The same rows under the name of their data area in SPEC. */
  consultantRatings: z.array(Review),
})

export const narrowed = {
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
  input: z.object({
    id: IdInPath,
    ...narrowed,
    /** Only those without a reply, or with three stars or less; or those of courses and products instead. */
    filter: z.enum(['unanswered', 'critical', 'items']).optional(),
  }),
  ids: { id: 'public' },
  reply: Reviews.extend({
    /** Of all reviews, for the tabs. Those of courses and products are `items`; they do not count in the average. */
    counts: z.object({ all: z.int(), unanswered: z.int(), critical: z.int(), items: z.int() }),
    /** How often each was chosen, most frequent first. */
    tags: z.array(z.object({ tag: ReviewTag, count: z.int() })),
    /** Those on this page that the caller has reported. */
    reportedIds: z.array(Id),
    /** Who wrote the reviews on this page, for the consultant they are about; without deleted accounts. */
    authors: z.array(z.object({ reviewId: Id, id: Id })),
    /** The courses, products and services that reviews on this page are about. */
    items: z.array(z.object({ reviewId: Id, title_english: z.string(), title_hindi: z.string() })),
  }),
  problems: ['not_found'],
})
