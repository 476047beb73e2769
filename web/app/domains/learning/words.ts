import type { Translate } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { titleOf } from '~/lib/titles.ts'
import type { CourseCard, LessonRow } from './api.ts'

interface Titled {
  title_english: string
  title_hindi: string
}

/** '6 hr', '2 hr 30 min', '4 min'; less than a minute is shown as one. */
export function timeOf(seconds: number, t: Translate) {
  const all = Math.max(1, Math.round(seconds / 60))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t('{minutes} min', { minutes })
  if (minutes === 0) return t('{hours} hr', { hours })
  return t('{hours} hr {minutes} min', { hours, minutes })
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** '12:40', or '1:02:10' from an hour on. */
export function clockOf(seconds: number) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

type Counted = Pick<CourseCard, 'lessons' | 'quizzes'>

/** '4 lessons', '1 quiz'. */
export const countsOf = ({ lessons, quizzes }: Counted, t: Translate) => [
  t.count(lessons - quizzes, '{count} lesson', '{count} lessons'),
  ...(quizzes > 0 ? [t.count(quizzes, '{count} quiz', '{count} quizzes')] : []),
]

/** '12 min of video', '11 min of reading'. */
export function lengthsOf(lessons: readonly LessonRow[], t: Translate) {
  const seconds = lessons.reduce((sum, lesson) => sum + (lesson.seconds ?? 0), 0)
  const minutes = lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0)
  return [
    ...(seconds > 0 ? [t('{time} of video', { time: timeOf(seconds, t) })] : []),
    ...(minutes > 0 ? [t('{time} of reading', { time: timeOf(60 * minutes, t) })] : []),
  ]
}

/** '18 lessons, 1 quiz · 6 hr of video · Hindi, English'. */
export const factsOf = (course: CourseCard, t: Translate) =>
  [
    countsOf(course, t).join(', '),
    ...(course.seconds > 0 ? [t('{time} of video', { time: timeOf(course.seconds, t) })] : []),
    languageNames(course.languages, t.language),
  ].join(' · ')

const TEN_MINUTES = 600

/** How much of a course was watched, '14 min of 2 hr'; to the second in a short one. */
export function watchedOf(spent: number, total: number, t: Translate) {
  const written = (seconds: number) =>
    total < TEN_MINUTES
      ? clockOf(Math.round(seconds))
      : seconds === 0
        ? t('{minutes} min', { minutes: 0 })
        : timeOf(seconds, t)
  return t('{spent} of {total}', { spent: written(spent), total: written(total) })
}

/** The length of a video, the reading time, or the number of questions. */
export function sizeOf({ seconds, minutes, questions }: LessonRow, t: Translate) {
  if (seconds !== null) return clockOf(seconds)
  if (minutes !== null) return t('{minutes} min', { minutes })
  return t.count(questions ?? 0, '{count} question', '{count} questions')
}

export const LESSON_ICONS = { video: 'video', reading: 'file-text', quiz: 'help-circle' } as const

export const programmeTitle = (programme: Titled, t: Translate) =>
  t('{place} programme', { place: titleOf(programme, t.language) })

/** A text of a course in the reader's language. */
export const inLanguage = <T>(english: T, hindi: T, { language }: Translate): T => (language === 'hi' ? hindi : english)
