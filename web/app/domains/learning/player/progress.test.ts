import { expect, test } from 'vitest'
import type { Learning } from '../api.ts'
import { isFinished, nextLessonOf, withWatched } from './progress.ts'

const lesson = (id: number, kind: 'video' | 'quiz', seconds: number | null) => ({ id, kind, seconds })
const state = (id: number, watchedSeconds = 0, isDone = false) => ({ id, watchedSeconds, isDone })
const learning = {
  courseDetail: {
    seconds: 100,
    chapters: [{ lessons: [lesson(1, 'video', 60), lesson(2, 'video', 40), lesson(3, 'quiz', null)] }],
  },
  ...{ mandatoryWatchTime: 80, totalSpentTime: 50, totalRemaningTime: 30, totalProgress: 50, doneLessons: 0 },
  lessons: [state(1, 50), state(2), state(3)],
} as unknown as Learning

test('a report changes the lesson and the sums of the course', () => {
  const after = withWatched(learning, 1, 54)
  expect(after).toMatchObject({ totalSpentTime: 54, totalRemaningTime: 26, totalProgress: 54, doneLessons: 1 })
  expect(after.lessons[0]).toMatchObject({ watchedSeconds: 54, isDone: true })
  expect(withWatched(after, 1, 60).doneLessons).toBe(1)
})

test('less than is known, and unknown lessons, change nothing', () => {
  expect(withWatched(learning, 1, 40)).toBe(learning)
  expect(withWatched(learning, 9, 40)).toBe(learning)
})

test('the course goes on with the first lesson that is not done', () => {
  expect(nextLessonOf(learning)?.id).toBe(1)
  expect(nextLessonOf(withWatched(learning, 1, 60))?.id).toBe(2)
})

test('it is finished with the watch time and all quizzes', () => {
  const watched = withWatched(withWatched(learning, 1, 60), 2, 30)
  expect(isFinished(watched)).toBe(false)
  expect(isFinished({ ...watched, lessons: watched.lessons.map((one) => ({ ...one, isDone: true })) })).toBe(true)
})
