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

/** '18 lessons · 6 hr · Hindi, English'. */
export const factsOf = ({ lessons, seconds, languages }: CourseCard, t: Translate) =>
  [
    t.count(lessons, '{count} lesson', '{count} lessons'),
    ...(seconds > 0 ? [timeOf(seconds, t)] : []),
    languageNames(languages, t.language),
  ].join(' · ')

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
