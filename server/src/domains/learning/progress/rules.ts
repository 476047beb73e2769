import type { StoredContent, StoredLesson } from '#contract/learning/content.ts'
import { lessonsOf } from '../rules.ts'

/** What the server knows of a learner, by lesson. */
export interface LearnerFacts {
  /** The largest share watched of any film that the lesson has had, 0 to 1, and where to resume. */
  watched: ReadonlyMap<number, { share: number; filmId: number; positionSeconds: number }>
  read: ReadonlySet<number>
  /** The best submitted attempt. */
  quizzes: ReadonlyMap<number, { percent: number; passed: boolean; attempts: number }>
}

/** A film counts as watched from here: few people watch the credits. */
export const DONE_SHARE = 0.9

/** A new cut of a film keeps what was watched of the old one, in proportion. */
const watchedSecondsOf = ({ id, seconds }: StoredLesson, { watched }: LearnerFacts) =>
  Math.floor((seconds ?? 0) * Math.min(1, watched.get(id)?.share ?? 0))

function isDone(lesson: StoredLesson, facts: LearnerFacts) {
  if (lesson.kind === 'quiz') return facts.quizzes.get(lesson.id)?.passed ?? false
  if (lesson.kind === 'reading') return facts.read.has(lesson.id)
  return (facts.watched.get(lesson.id)?.share ?? 0) >= DONE_SHARE
}

/** The progress of one learner in one version of a course. */
export function courseProgress(content: StoredContent, facts: LearnerFacts) {
  const lessons = lessonsOf(content)
  const totalSeconds = lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)
  const spentSeconds = lessons.reduce((sum, lesson) => sum + watchedSecondsOf(lesson, facts), 0)
  const quizzes = lessons
    .filter(({ kind }) => kind === 'quiz')
    .map(({ id }) => facts.quizzes.get(id) ?? { percent: 0, passed: false, attempts: 0 })
  return {
    totalSeconds,
    spentSeconds,
    percent: totalSeconds === 0 ? 0 : Math.floor((100 * spentSeconds) / totalSeconds),
    doneLessons: lessons.filter((lesson) => isDone(lesson, facts)).length,
    lessons: lessons.map((lesson) => {
      const seen = facts.watched.get(lesson.id)
      const isSameFilm = lesson.kind === 'video' && seen?.filmId === lesson.filmId
      return {
        ...{ id: lesson.id, isDone: isDone(lesson, facts), watchedSeconds: watchedSecondsOf(lesson, facts) },
        positionSeconds: isSameFilm ? seen.positionSeconds : 0,
        bestPercent: facts.quizzes.get(lesson.id)?.percent ?? null,
      }
    }),
    hasPassedAQuiz: quizzes.some(({ passed }) => passed),
    hasPassedAll: quizzes.every(({ passed }) => passed),
    lowestPercent: Math.min(100, ...quizzes.map(({ percent }) => percent)),
    meanPercent:
      quizzes.length === 0 ? null : Math.round(quizzes.reduce((sum, { percent }) => sum + percent, 0) / quizzes.length),
  }
}
export type CourseProgress = ReturnType<typeof courseProgress>

/** The times of SPEC's education area, in seconds. */
export function watchTimes({ totalSeconds, spentSeconds, percent }: CourseProgress, mandatoryPercent: number) {
  const mandatoryWatchTime = Math.ceil((totalSeconds * mandatoryPercent) / 100)
  return {
    mandatoryWatchTime,
    totalSpentTime: spentSeconds,
    totalRemaningTime: Math.max(0, mandatoryWatchTime - spentSeconds),
    totalProgress: percent,
  }
}

/** Null for any number. */
export const attemptsLeftOf = (attempts: number | null, used: number) =>
  attempts === null ? null : Math.max(0, attempts - used)
