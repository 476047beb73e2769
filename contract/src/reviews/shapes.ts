import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { REVIEW_KINDS, REVIEW_REPORT_REASONS, REVIEW_TAGS } from './constants.ts'

export const ReviewTag = z.enum(REVIEW_TAGS)
export const ReportReason = z.enum(REVIEW_REPORT_REASONS)

/** The average and its distribution; no average before the first review. */
export const RatingSummary = z.object({
  average: z.number().nullable(),
  count: z.int(),
  /** Five rows, the most stars first. */
  distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
})

const titled = z.object({ id: Id, title_english: z.string(), title_hindi: z.string() })

/** What a review is about. */
export const ReviewSubject = z.object({
  kind: z.enum(REVIEW_KINDS),
  mode: z.enum(['video', 'audio', 'written']).nullable(),
  industry: titled.nullable(),
  /** The course, product or service; missing for consultations. */
  item: titled.optional(),
  /** When it took place. */
  heldAt: Instant,
})

export const Review = z.object({
  id: Id,
  /** Never the full name. */
  author: z.string(),
  rating: z.int(),
  comment: z.string(),
  tags: z.array(ReviewTag),
  about: ReviewSubject,
  language: z.enum(['en', 'hi']),
  reply: z.string().nullable(),
  repliedAt: Instant.nullable(),
  createdAt: Instant,
  /** The last change by its author. */
  editedAt: Instant.nullable(),
})

/** The consultant as a customer's review page shows them. */
export const ReviewedConsultant = z.object({
  id: Id,
  name: z.string(),
  /** Null when they no longer have a profile. */
  slug: z.string().nullable(),
  thumbnail: z.string(),
})
