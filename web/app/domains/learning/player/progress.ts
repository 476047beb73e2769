import type { Learning } from '../api.ts'

/** A video counts as watched from here, as on the server. */
const DONE_SHARE = 0.9

/** What the page shows after a report, without asking for the whole course again. */
export function withWatched(learning: Learning, lessonId: number, watchedSeconds: number): Learning {
  const known = learning.lessons.find(({ id }) => id === lessonId)
  const length = learning.courseDetail.chapters
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lessonId)?.seconds
  if (!known || !length || watchedSeconds <= known.watchedSeconds) return learning
  const isDone = known.isDone || watchedSeconds >= DONE_SHARE * length
  const spent = learning.totalSpentTime + watchedSeconds - known.watchedSeconds
  const total = learning.courseDetail.seconds
  return {
    ...learning,
    totalSpentTime: spent,
    totalRemaningTime: Math.max(0, learning.mandatoryWatchTime - spent),
    totalProgress: total === 0 ? 0 : Math.min(100, Math.floor((100 * spent) / total)),
    doneLessons: learning.doneLessons + (isDone && !known.isDone ? 1 : 0),
    lessons: learning.lessons.map((lesson) => (lesson === known ? { ...lesson, watchedSeconds, isDone } : lesson)),
  }
}

export const lessonsIn = ({ courseDetail }: Learning) => courseDetail.chapters.flatMap(({ lessons }) => lessons)

/** Where to continue: the first lesson that is not done, or the first one. */
export const nextLessonOf = (learning: Learning) =>
  lessonsIn(learning).find(({ id }) => !learning.lessons.find((lesson) => lesson.id === id)?.isDone) ??
  lessonsIn(learning)[0]

/**
 * Watch time and quizzes are done, or, where there are none, all texts are read; the server decides when the
 * certificate is asked for.
 */
export function isFinished(learning: Learning) {
  const lessons = lessonsIn(learning)
  const isDone = (lessonId: number) => learning.lessons.find(({ id }) => id === lessonId)?.isDone
  const isTextOnly = lessons.every(({ kind }) => kind === 'reading')
  return (
    learning.totalRemaningTime === 0 && lessons.every(({ id, kind }) => (kind !== 'quiz' && !isTextOnly) || isDone(id))
  )
}
