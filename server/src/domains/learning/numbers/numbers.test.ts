import { expect, test } from 'vitest'
import { markRead, openPlay, reportPlayed } from '#contract/learning/learner.ts'
import { getCourseNumbers } from '#contract/learning/numbers.ts'
import { startAttempt, storeAnswer, submitAttempt } from '#contract/learning/quizzes.ts'
import { addressFilm } from '#contract/learning/staff.ts'
import { aCourse, aLearner, finishCourse, lessonIds, quiz, reading, video } from '#test/courses.ts'
import { world } from '#test/world.ts'

const there = await world()

test('numbers of a course: who started and finished, where the others stop, and which questions fail', async () => {
  const { staff, course } = await aCourse(there, { lessons: (film) => [video(film), reading(), quiz()] })
  const [film, text, test] = lessonIds(course)
  const numbers = async () => (await staff.send(getCourseNumbers, { id: course.id })).body.data
  expect(await numbers()).toMatchObject({ learners: 0, started: 0, finished: 0, certificates: 0, questions: [] })

  const { learner: finished } = await aLearner(there, course)
  await finishCourse(there, finished, course)
  await finished.send(markRead, { id: text! })
  const { learner: watching } = await aLearner(there, course)
  const { play } = (await watching.send(openPlay, { id: film! })).body.data
  there.clock.advance({ seconds: 2 })
  await watching.send(reportPlayed, {
    ...{ playId: play.id, ranges: [{ from: 0, to: 2 }], positionSeconds: 2, isHidden: false, isOver: true },
  })
  const { learner: failing } = await aLearner(there, course)
  const { attempt } = (await failing.send(startAttempt, { id: test! })).body.data
  await failing.send(storeAnswer, { id: attempt.id, question: 0, options: [0], number: null })
  await failing.send(storeAnswer, { id: attempt.id, question: 2, options: [], number: 7 })
  await failing.send(submitAttempt, { id: attempt.id })
  await aLearner(there, course)

  const { lessons, questions, ...totals } = await numbers()
  expect(totals).toEqual({ learners: 4, started: 3, finished: 1, certificates: 0 })
  expect(lessons.map(({ id, started, done, stopped }) => [id, started, done, stopped])).toEqual([
    [film, 2, 1, 1],
    [text, 1, 1, 0],
    [test, 2, 1, 1],
  ])
  expect(questions.map(({ text_english, asked, wrong }) => [text_english, asked, wrong])).toEqual([
    ['Several?', 2, 1],
    ['How many?', 2, 1],
  ])
})

test('a film is checked by staff before it is published, with an address that others cannot get', async () => {
  const { staff, film } = await aCourse(there, { publish: false })
  const { url } = (await staff.send(addressFilm, { id: film.id })).body.data
  const piece = await there.call('GET', url, { headers: { range: 'bytes=0-99' } })
  expect([piece.status, piece.headers['content-range']]).toEqual([206, expect.stringMatching(/^bytes 0-99\//)])
  expect((await staff.send(addressFilm, { id: film.id, quality: 'high' })).status).toBe(404)
  const { learner } = await aLearner(there)
  expect((await learner.send(addressFilm, { id: film.id })).status).toBe(403)
})
