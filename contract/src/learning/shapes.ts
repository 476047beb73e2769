import { z } from 'zod'
import { Id, Instant, Paise } from '../fields.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import { LESSON_KINDS } from './constants.ts'

const titles = { title_english: z.string(), title_hindi: z.string() }
export const Place = z.object({ id: Id, slug: z.string(), ...titles })

export const Trainer = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  headline_hindi: z.string().nullable(),
  thumbnail: z.string(),
})

export const CourseCard = z.object({
  id: Id,
  slug: z.string(),
  ...titles,
  trainer: Trainer.pick({ id: true, slug: true, name: true }),
  industry: Place,
  sector: Place,
  /** The slug of the category type, which a cart item carries. */
  industry_type: z.string(),
  languages: z.array(z.string()),
  lessons: z.int(),
  quizzes: z.int(),
  /** Of all films together. */
  seconds: z.int(),
  learners: z.int(),
  /** Of its learners’ reviews, in stars; null without any. */
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  pricePaise: Paise,
  drawing: z.enum(COVER_DRAWINGS),
  tint: z.enum(COVER_TINTS),
  /** Whether the caller has access. */
  isOwned: z.boolean(),
})

/** A lesson in the curriculum, without what has to be paid for. */
export const LessonRow = z.object({
  id: Id,
  kind: z.enum(LESSON_KINDS),
  ...titles,
  isPreview: z.boolean(),
  /** Length of the film; null for others. */
  seconds: z.int().nullable(),
  /** Reading time; null for others. */
  minutes: z.int().nullable(),
  /** Of a quiz; null for others. */
  questions: z.int().nullable(),
})

export const Chapter = z.object({ ...titles, lessons: z.array(LessonRow) })

export const CourseDetail = CourseCard.extend({
  summary_english: z.string(),
  summary_hindi: z.string(),
  outcomes_english: z.array(z.string()),
  outcomes_hindi: z.array(z.string()),
  trainer: Trainer,
  chapters: z.array(Chapter),
  updatedAt: Instant,
})
