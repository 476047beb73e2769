import type { LessonDraft, Question } from '#contract/learning/content.ts'
import type { COVER_DRAWINGS, COVER_TINTS } from '#contract/talks/constants.ts'

/** English first, then Hindi. */
export type Both = readonly [english: string, hindi: string]

/** A film has the slug of a talk of the demo, whose recording it is. */
export type DemoLesson =
  | Exclude<LessonDraft, { kind: 'video' }>
  | (Extract<LessonDraft, { kind: 'video' }> & { film: string })

export interface DemoCourse {
  slug: string
  /** The slug of its industry. */
  industry: string
  /** The name in the list of consultants. */
  trainer: string
  title: Both
  summary: Both
  outcomes: Both[]
  languages: string[]
  rupees: number
  drawing: (typeof COVER_DRAWINGS)[number]
  tint: (typeof COVER_TINTS)[number]
  /** Days since it was published. */
  daysAgo: number
  chapters: { title: Both; lessons: DemoLesson[] }[]
}

const titled = ([title_english, title_hindi]: Both, about: Both = ['', '']) => ({
  ...{ id: null, title_english, title_hindi, about_english: about[0], about_hindi: about[1], attachments: [] },
})

export const film = (slug: string, title: Both, about: Both, isPreview = false): DemoLesson => ({
  ...{ kind: 'video', ...titled(title, about), isPreview, filmId: null, film: slug },
})

export const reading = (title: Both, minutes: number, body: Both): DemoLesson => ({
  ...{ kind: 'reading', ...titled(title), isPreview: false, minutes, body_english: body[0], body_hindi: body[1] },
})

export const quiz = (title: Both, questions: Question[]): DemoLesson => ({
  ...{ kind: 'quiz', ...titled(title), passPercent: 60, attempts: 5, minutes: 10 },
  ...{ shuffle: true, review: true, questions },
})

const asked = ([text_english, text_hindi]: Both, [explanation_english, explanation_hindi]: Both) => ({
  ...{ text_english, text_hindi, explanation_english, explanation_hindi, source: null },
})
const option = ([text_english, text_hindi]: Both, isRight: boolean) => ({ text_english, text_hindi, isRight })

/** One right answer, given first. */
export const one = (text: Both, [right, ...wrong]: [Both, ...Both[]], why: Both): Question => ({
  ...{ kind: 'single', ...asked(text, why) },
  options: [option(right, true), ...wrong.map((words) => option(words, false))],
})

export const several = (text: Both, options: { right: Both[]; wrong: Both[] }, why: Both): Question => ({
  ...{ kind: 'multiple', ...asked(text, why) },
  options: [
    ...options.right.map((words) => option(words, true)),
    ...options.wrong.map((words) => option(words, false)),
  ],
})

export const number = (text: Both, answer: number, why: Both, tolerance = 0): Question => ({
  ...{ kind: 'number', ...asked(text, why), answer, tolerance },
})
