import { z } from 'zod'
import { Id, Line, RequiredText, Text } from '../fields.ts'
import { ATTACHMENTS_MAX, CHAPTERS_MAX, LESSONS_MAX, OPTIONS_MAX, QUESTIONS_MAX } from './constants.ts'

const titles = { title_english: Line(120), title_hindi: Line(120) }
const whole = (min: number, max: number) =>
  z.int('Enter a whole number.').min(min, 'This number is too small.').max(max, 'This number is too large.')

const asked = {
  text_english: RequiredText(1000),
  text_hindi: RequiredText(1000),
  /** Shown with the right answer after the quiz. */
  explanation_english: Text(1000),
  explanation_hindi: Text(1000),
  /** Where it is explained. */
  source: z.object({ lessonId: Id, atSecond: whole(0, 86_400) }).nullable(),
}
const Option = z.object({ text_english: Line(300), text_hindi: Line(300), isRight: z.boolean() })
const options = z.array(Option).min(2, 'Add at least two options.').max(OPTIONS_MAX, 'There are too many options.')
const rightOnes = (list: readonly { isRight: boolean }[]) => list.filter(({ isRight }) => isRight).length

const Question = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('single'),
    ...asked,
    options: options.refine((list) => rightOnes(list) === 1, 'Mark exactly one option as right.'),
  }),
  z.object({
    kind: z.literal('multiple'),
    ...asked,
    options: options.refine((list) => rightOnes(list) > 0, 'Mark at least one option as right.'),
  }),
  z.object({
    kind: z.literal('number'),
    ...asked,
    answer: z.number().min(-1e12).max(1e12),
    /** How far from it an answer is still right. */
    tolerance: z.number().min(0).max(1e12),
  }),
])
export type Question = z.output<typeof Question>

const QuizSettings = {
  passPercent: whole(1, 100),
  /** Null for any number. */
  attempts: whole(1, 100).nullable(),
  /** Null without a timer. */
  minutes: whole(1, 240).nullable(),
  shuffle: z.boolean(),
  /** Whether the right answers are shown after an attempt. */
  review: z.boolean(),
}

const known = {
  /** Null for a new lesson. */
  id: Id.nullable(),
  ...titles,
  about_english: Text(2000),
  about_hindi: Text(2000),
  /** Files to download. */
  attachments: z.array(Id).max(ATTACHMENTS_MAX, 'There are too many files.'),
}

const LessonDraft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('video'), ...known, isPreview: z.boolean(), filmId: Id.nullable() }),
  z.object({
    kind: z.literal('reading'),
    ...known,
    isPreview: z.boolean(),
    minutes: whole(1, 240),
    body_english: RequiredText(20_000),
    body_hindi: RequiredText(20_000),
  }),
  z.object({
    kind: z.literal('quiz'),
    ...known,
    ...QuizSettings,
    questions: z
      .array(Question)
      .min(1, 'Add at least one question.')
      .max(QUESTIONS_MAX, 'There are too many questions.'),
  }),
])
export type LessonDraft = z.output<typeof LessonDraft>

/** The curriculum of a course as staff write it. */
export const ContentDraft = z.object({
  chapters: z
    .array(
      z.object({
        ...titles,
        lessons: z
          .array(LessonDraft)
          .min(1, 'Add at least one lesson.')
          .max(LESSONS_MAX, 'There are too many lessons.'),
      }),
    )
    .max(CHAPTERS_MAX, 'There are too many chapters.'),
})
export type ContentDraft = z.output<typeof ContentDraft>

/** The same as stored: every lesson has its id and length. */
export type StoredLesson = LessonDraft & { id: number /** Of the film of a video. */; seconds: number | null }
export interface StoredContent {
  chapters: { title_english: string; title_hindi: string; lessons: StoredLesson[] }[]
}
