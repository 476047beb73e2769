import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging, Text } from '../fields.ts'
import { exported, ofPerson, Person, searched } from '../staff-shapes.ts'
import { ReportReason, Review } from './shapes.ts'

const Hidden = z.object({ at: Instant, reason: ReportReason, note: z.string() })

const StaffReviewRow = Review.extend({
  subjectId: Id.nullable(),
  /** Null once the account is deleted. */
  customer: Person.nullable(),
  consultant: Person,
  hidden: Hidden.nullable(),
  openReports: z.int(),
})

const filters = {
  /** Searches by either side's name or mobile number; `from` and `to` are days on which reviews were written. */
  ...searched,
  ...ofPerson,
  state: z.enum(['reported', 'hidden', 'shown']).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
}

export const listAllReviews = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/reviews',
  summary: 'Lists all reviews with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['created', '-created', 'rating', '-rating']).default('-created'),
  }),
  reply: pageOf(StaffReviewRow).extend({
    countedAll: z.boolean(),
    /** Reviews with an open report, regardless of the filters. */
    reportedWaiting: z.int(),
  }),
})

export const exportReviews = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/reviews/exports',
  ...exported,
  roles: ['operations', 'support'],
  input: z.object(filters),
})

export const StaffReview = z.object({
  review: StaffReviewRow,
  reports: z.array(
    z.object({
      id: Id,
      /** Null once the account is deleted. */
      by: z.string().nullable(),
      byType: z.enum(['user', 'consultant', 'admin']).nullable(),
      reason: ReportReason,
      note: z.string(),
      reportedAt: Instant,
      state: z.enum(['open', 'upheld', 'declined']),
      decidedAt: Instant.nullable(),
    }),
  ),
  actions: z.array(
    z.object({ at: Instant, action: z.string(), by: z.string().nullable(), reason: z.string().nullable() }),
  ),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/reviews/{id}',
  summary: 'Returns one review with its reports and the decisions of staff.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: StaffReview,
  problems: ['not_found'],
})

export const decideReview = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/reviews/{id}/decisions',
  summary:
    'Hides a review, keeps it, or restores a hidden one. Open reports are decided with it, and the people concerned are notified.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'support'],
  input: z.object({
    id: IdInPath,
    decision: z.enum(['hide', 'keep', 'restore']),
    reason: ReportReason,
    /** Sent to the author of a hidden review; stored in the audit log. */
    note: Text(1000).pipe(z.string().min(1, 'Please fill this in.')),
  }),
  ids: { id: 'public' },
  reply: StaffReview,
  status: 201,
  message: 'Decision saved. The people concerned have been notified.',
  problems: ['not_found', 'already_decided'],
})
