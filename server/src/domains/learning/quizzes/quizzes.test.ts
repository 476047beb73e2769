import { describe, expect, test } from 'vitest'
import { listPurchases } from '#contract/learning/endpoints.ts'
import { getLesson } from '#contract/learning/learner.ts'
import * as api from '#contract/learning/quizzes.ts'
import { saveContent } from '#contract/learning/staff.ts'
import { aCourse, aLearner, contentOf, lessonIds, published, quiz } from '#test/courses.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()

async function aQuiz(change: Parameters<typeof quiz>[0] = {}) {
  const made = await aCourse(there, { lessons: () => [quiz(change)] })
  const { learner } = await aLearner(there, made.course)
  return { ...made, learner, lesson: lessonIds(made.course)[0]! }
}
const start = async (who: Person, id: number) => (await who.send(api.startAttempt, { id })).body.data.attempt
const answer = (who: Person, id: number, question: number, options: number[], number: number | null = null) =>
  who.send(api.storeAnswer, { id, question, options, number })
const submit = async (who: Person, id: number) => (await who.send(api.submitAttempt, { id })).body.data.getResult
async function answerAll(who: Person, id: number) {
  await answer(who, id, 0, [0])
  await answer(who, id, 1, [2, 0])
  await answer(who, id, 2, [], 41.5)
}

describe('a quiz', () => {
  test('is marked by the server, and does not reveal the answers before', async () => {
    const { learner, lesson } = await aQuiz()
    const attempt = await start(learner, lesson)
    expect(JSON.stringify(attempt)).not.toMatch(/isRight|Because/)
    await answerAll(learner, attempt.id)
    expect((await learner.send(api.getResult, { id: attempt.id })).body.data.getResult).toMatchObject({
      ...{ submittedAt: null, percent: null, questions: [{ review: null }, {}, {}] },
    })
    const result = await submit(learner, attempt.id)
    expect(result).toMatchObject({ rightAnswers: 3, percent: 100, passed: true, attemptsLeft: 2 })
    expect(result.questions.map(({ review }) => [review!.isRight, review!.rightOptions, review!.rightNumber])).toEqual([
      ...[
        [true, [0], null],
        [true, [0, 2], null],
        [true, [], 42],
      ],
    ])
    expect((await learner.send(getLesson, { id: lesson })).body.data.lesson.quiz).toMatchObject({
      ...{ passed: true, bestPercent: 100, attemptsLeft: 2, passPercent: 60 },
    })
    expect((await learner.send(listPurchases, {})).body.data.data[0]!.refundObstacle).toBe('quiz_passed')
  })

  test('gives nothing for half of several answers or a number outside the tolerance', async () => {
    const { learner, lesson } = await aQuiz()
    const { id } = await start(learner, lesson)
    await answer(learner, id, 0, [0])
    await answer(learner, id, 1, [0])
    await answer(learner, id, 2, [], 43.01)
    expect(await submit(learner, id)).toMatchObject({ rightAnswers: 1, percent: 33, passed: false })
  })

  test('refuses answers that do not fit the question', async () => {
    const { learner, lesson } = await aQuiz()
    const { id } = await start(learner, lesson)
    for (const [question, options, number] of [
      [0, [0, 1], null],
      [0, [7], null],
      [0, [], 5],
      [1, [0, 0], null],
      [2, [0], null],
      [3, [0], null],
    ] as const)
      expect((await answer(learner, id, question, [...options], number)).status).toBe(422)
  })

  test('shows no right answers if it is not reviewed', async () => {
    const { learner, lesson } = await aQuiz({ review: false })
    const { id } = await start(learner, lesson)
    expect((await submit(learner, id)).questions.map(({ review }) => review)).toEqual([null, null, null])
  })

  test('is shuffled once per attempt', async () => {
    const questions = Array.from({ length: 20 }, () => quizQuestions()[0]!)
    const { learner, lesson } = await aQuiz({ shuffle: true, questions })
    const order = (attempt: Awaited<ReturnType<typeof start>>) => attempt.questions.map(({ position }) => position)
    const first = await start(learner, lesson)
    expect(order(first).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at))
    expect(order(await start(learner, lesson))).toEqual(order(first))
  })
})

const quizQuestions = () => quiz().questions

describe('an attempt', () => {
  test('started again goes on with its time and answers, also from many places at once', async () => {
    const { learner, lesson } = await aQuiz()
    const many = await Promise.all(Array.from({ length: 6 }, () => learner.send(api.startAttempt, { id: lesson })))
    const ids = new Set(many.filter(({ status }) => status === 201).map(({ body }) => body.data.attempt.id))
    expect(ids.size).toBe(1)
    const [id] = [...ids]
    await answer(learner, id!, 0, [0])
    there.clock.advance({ minutes: 9 })
    const again = await start(learner, lesson)
    expect([again.id, again.number, again.dueAt]).toEqual([id, 1, many[0]!.body.data.attempt.dueAt])
    expect(again.questions[0]!.answer).toEqual({ options: [0], number: null })
  })

  test('takes no answer after its time; what was stored in time counts', async () => {
    const { learner, lesson } = await aQuiz()
    const { id, dueAt } = await start(learner, lesson)
    await answer(learner, id, 0, [0])
    there.clock.advance({ minutes: 10 })
    expect((await answer(learner, id, 1, [0, 2])).status).toBe(200)
    there.clock.advance({ seconds: 1 })
    expect((await answer(learner, id, 2, [], 42)).body.code).toBe('too_late')
    expect(await submit(learner, id)).toMatchObject({ rightAnswers: 2, submittedAt: dueAt })
    expect((await answer(learner, id, 2, [], 42)).body.code).toBe('too_late')
    expect(await submit(learner, id)).toMatchObject({ rightAnswers: 2 })
  })

  test('that ran out of time is used up, and there are only so many', async () => {
    const { learner, lesson } = await aQuiz({ attempts: 2 })
    await start(learner, lesson)
    there.clock.advance({ minutes: 11 })
    const second = await start(learner, lesson)
    expect([second.number, second.attemptsLeft]).toEqual([2, 0])
    await submit(learner, second.id)
    const third = await learner.send(api.startAttempt, { id: lesson })
    expect([third.status, third.body.code]).toEqual([409, 'no_attempts_left'])
  })

  test('is finished with the questions it began with, whatever is published meanwhile', async () => {
    const { learner, lesson, staff, course } = await aQuiz()
    const { id } = await start(learner, lesson)
    const changed = { ...quiz({ questions: [quizQuestions()[2]!] }), id: lesson }
    const { version } = course
    const saved = await staff.send(saveContent, { id: course.id, version, content: contentOf(changed) })
    await published(staff, saved.body.data.course)
    await answerAll(learner, id)
    expect(await submit(learner, id)).toMatchObject({ rightAnswers: 3, passed: true })
    expect((await start(learner, lesson)).questions).toHaveLength(1)
  })

  test('of somebody else, or without the course, is not found', async () => {
    const { learner, lesson } = await aQuiz()
    const { id } = await start(learner, lesson)
    const stranger = await there.aCustomer()
    for (const { status } of [
      await answer(stranger, id, 0, [0]),
      await stranger.send(api.submitAttempt, { id }),
      await stranger.send(api.getResult, { id }),
      await stranger.send(api.startAttempt, { id: lesson }),
    ])
      expect(status).toBe(404)
  })
})
