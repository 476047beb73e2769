import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging, RequiredText, Text } from '../fields.ts'
import { REVIEW_COMMENT_MAX, REVIEW_REPLY_MAX } from './constants.ts'
import { ReportReason, Review, ReviewedConsultant, ReviewSubject, ReviewTag } from './shapes.ts'

const rating = z.int().min(1, 'Choose from 1 to 5 stars.').max(5, 'Choose from 1 to 5 stars.')
const tags = z
  .array(ReviewTag)
  .max(4)
  .default([])
  .transform((given) => [...new Set(given)])
const comment = Text(REVIEW_COMMENT_MAX).default('')

/** Something that can be reviewed and has not been. */
export const PendingReview = z.object({
  id: Id,
  /** In rupees. */
  amount: z.number(),
  consultantId: Id,
  consultant: ReviewedConsultant,
  about: ReviewSubject,
  /** The last moment to write the review. */
  until: Instant,
})

export const reviewDone = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/review-done',
  summary:
    'Tells whether the customer has nothing to review, or has closed the rating popup today, and lists what waits, newest first.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ isReview: z.boolean(), pendingReview: z.array(PendingReview) }),
})

export const addRating = endpoint({
  method: 'POST',
  path: '/api/mobile/v1/add-rating',
  summary: 'Stores the review of a session or talk. Amount and consultant are those of the booking, whatever is sent.',
  for: 'user',
  input: z.object({
    transaction_amount: z.number().min(0).max(100_000_000).optional(),
    bookId: Id,
    consultantId: Id.optional(),
    comment,
    rating,
    tags,
  }),
  ids: { bookId: 'reviewable', consultantId: 'public' },
  reply: z.object({ Amount: z.number(), reviewId: Id }),
  message: 'Thanks for your Review',
  status: 201,
  problems: ['not_found', 'too_late', 'already_reviewed'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const closeRatingPopup = endpoint({
  method: 'POST',
  path: '/api/web/v1/rating-popup/closings',
  summary: 'The customer closed the rating popup: it stays away until the next day in India.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ quietUntil: Instant }),
})

/** A review as its author sees it. */
export const OwnReview = Review.extend({
  subjectId: Id.nullable(),
  consultant: ReviewedConsultant,
  /** Null when it can no longer be changed. */
  editableUntil: Instant.nullable(),
  hidden: z.object({ at: Instant, reason: ReportReason, note: z.string() }).nullable(),
})

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/web/v1/own-reviews',
  summary: 'Lists the reviews the caller has written, newest first, and what can still be reviewed.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(OwnReview).extend({
    /** The same rows under the name of their data area in SPEC. */
    reviewList: z.array(OwnReview),
    pending: z.array(PendingReview),
    editDays: z.int(),
  }),
})

export const editReview = endpoint({
  method: 'PUT',
  path: '/api/web/v1/own-reviews/{id}',
  summary: 'Changes an own review for a few days after it was written.',
  for: 'user',
  input: z.object({ id: IdInPath, comment, rating, tags }),
  ids: { id: 'review' },
  reply: z.object({ review: OwnReview }),
  message: 'Review updated',
  problems: ['not_found', 'too_late'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/web/v1/reviews/{id}/replies',
  summary: 'The consultant replies to a review, once. The reply is public.',
  for: 'consultant',
  input: z.object({ id: IdInPath, text: RequiredText(REVIEW_REPLY_MAX) }),
  ids: { id: 'review' },
  reply: z.object({ review: Review }),
  message: 'Reply posted',
  status: 201,
  problems: ['not_found', 'already_replied'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/web/v1/reviews/{id}/reports',
  summary: 'Reports a public review of somebody else to staff, once.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath, reason: ReportReason, note: Text(1000).default('') }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  message: 'Reported. Our team will check it.',
  status: 201,
  problems: ['not_found', 'own_account', 'already_reported'],
  limit: { per: 'account', max: 20, seconds: 86_400 },
})
