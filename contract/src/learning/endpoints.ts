import { z } from 'zod'
import { CONSULTING_LANGUAGES } from '../consultants/constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Paise, pageOf, paging, Text } from '../fields.ts'
import { narrowed, ReviewPage } from '../reviews/endpoints.ts'
import { COURSE_SORTS, PURCHASE_KINDS, REFUND_OBSTACLES } from './constants.ts'
import { CourseCard, CourseDetail, CourseRules, Place } from './shapes.ts'

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/web/v1/courses',
  summary: 'Lists published courses, with the sectors that have any.',
  for: 'anyone',
  input: z.object({
    ...paging,
    /** Id or slug. */
    sector: Text(120).optional(),
    industry: Text(120).optional(),
    language: z.enum(CONSULTING_LANGUAGES).optional(),
    /** Films of at most this length together. */
    maxHours: z.coerce.number().int().min(1).max(1000).optional(),
    sort: z.enum(COURSE_SORTS).default('popular'),
  }),
  reply: pageOf(CourseCard).extend({
    courseList: z.array(CourseCard),
    coursecount: z.int(),
    /** Sectors with published courses. */
    courseType: z.array(Place.extend({ courses: z.int() })),
  }),
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/api/web/v1/courses/{slug}',
  summary: 'Returns a published course by slug or id. Its learners also see it when it is no longer sold.',
  for: 'anyone',
  input: z.object({ slug: Text(120) }),
  ids: { slug: 'public' },
  reply: z.object({ courseById: CourseDetail, rules: CourseRules }),
  problems: ['not_found'],
})

export const listCourseReviews = endpoint({
  method: 'GET',
  path: '/api/web/v1/courses/{slug}/reviews',
  summary: 'Lists reviews of a course by its learners, newest first, optionally with a given number of stars.',
  for: 'anyone',
  /** The slug or id of the course. */
  input: z.object({ slug: Text(120), ...narrowed }),
  ids: { slug: 'public' },
  reply: ReviewPage,
  problems: ['not_found'],
})

const Purchase = z.object({
  lineId: Id,
  orderId: Id,
  kind: z.enum(PURCHASE_KINDS),
  title_english: z.string(),
  title_hindi: z.string(),
  boughtAt: Instant,
  paidPaise: Paise,
  refundUntil: Instant,
  /** Null if the buyer can get a refund now. */
  refundObstacle: z.enum(REFUND_OBSTACLES).nullable(),
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/web/v1/learning-purchases',
  summary: 'Lists the courses and programmes that the caller bought, newest first, and whether they can be refunded.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(Purchase),
})

export const refundPurchase = endpoint({
  method: 'POST',
  path: '/api/web/v1/learning-purchases/refunds',
  summary: 'Refunds a course or programme in full within the refund period. Access ends at once.',
  for: 'user',
  input: z.object({ lineId: Id, to: z.enum(['wallet', 'source']) }),
  ids: { lineId: 'learning purchase' },
  reply: z.object({ paise: Paise }),
  status: 201,
  message: 'Purchase refunded',
  idempotent: true,
  problems: ['not_found', 'too_late', 'course_used', 'course_credited', 'nothing_to_refund'],
})
