import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Paise } from '../fields.ts'
import { CourseCard, Place } from './shapes.ts'

const Programme = z.object({
  /** That of its industry or sector; the id in a cart. */
  id: Id,
  type: z.enum(['sub_categories', 'sub_sub_categories']),
  slug: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  sector: Place,
  industry_type: z.string(),
  pricePaise: Paise,
  courses: z.int(),
  /** Of all films together. */
  seconds: z.int(),
  /** Of all its courses bought one by one. */
  singlyPaise: Paise,
})

export const listProgrammes = endpoint({
  method: 'GET',
  path: '/api/web/v1/programmes',
  summary: 'Lists the education programmes on sale: those of sectors first.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ programmes: z.array(Programme) }),
})

export const getProgramme = endpoint({
  method: 'GET',
  path: '/api/web/v1/programmes/{id}',
  summary: 'Returns an education programme with its industries and courses, and what the caller owns of it.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    courseDetail: Programme,
    /** The industries of a sector's programme. */
    subSubCategories: z.array(
      Place.extend({
        courses: z.int(),
        /** Null if it has no programme of its own. */
        pricePaise: Paise.nullable(),
        isOwned: z.boolean(),
      }),
    ),
    edpRelatedCourses: z.array(CourseCard),
    isEdpPurchase: z.boolean(),
    /** What was already paid for contained courses and programmes; deducted from the price before tax. */
    creditPaise: Paise,
    /** The caller; null for visitors. */
    edpUser: z.object({ id: Id, name: z.string() }).nullable(),
    /** Seconds of all films together. */
    edpTotalWatchTime: z.int(),
    /** In percent of them. */
    edpProgress: z.int(),
    courseTotalProgress: z.array(z.object({ courseId: Id, percent: z.int() })),
  }),
  problems: ['not_found'],
})
