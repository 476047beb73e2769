import { z } from 'zod'
import { Id, Instant, Paise } from '../fields.ts'
import { DOCUMENT_KINDS } from '../locker/constants.ts'
import { COVER_DRAWINGS, COVER_TINTS } from '../talks/constants.ts'
import { FILM_QUALITIES, LESSON_KINDS } from './constants.ts'

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

export const lessonTexts = {
  about_english: z.string(),
  about_hindi: z.string(),
  /** The text of a reading lesson; null for others. */
  body_english: z.string().nullable(),
  body_hindi: z.string().nullable(),
}

/** A file of a lesson. */
export const Attachment = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
})

export const FilmFacts = z.object({
  seconds: z.int(),
  qualities: z.array(z.enum(FILM_QUALITIES)),
  captions: z.array(z.object({ language: z.enum(['en', 'hi']), url: z.string() })),
})

export const FilmAddress = z.object({
  url: z.string(),
  quality: z.enum(FILM_QUALITIES),
  expiresAt: Instant,
})

/** What a certificate needs, in percent, and until when a course is refunded. */
export const CourseRules = z.object({
  watchPercent: z.int(),
  quizPercent: z.int(),
  refundDays: z.int(),
  /** From this share on it is not refunded. */
  refundPercent: z.int(),
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
