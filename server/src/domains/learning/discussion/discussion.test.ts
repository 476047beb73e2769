import { expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { OPEN_QUESTIONS_MAX } from '#contract/learning/constants.ts'
import * as api from '#contract/learning/discussion.ts'
import { refundPurchase } from '#contract/learning/endpoints.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { eraseAll, readAll } from '#server/domains/accounts/public.ts'
import { aCourse, aLearner, lessonIds, reading } from '#test/courses.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()

async function aTaughtCourse() {
  const trainer = await aListedConsultant(there)
  const { course } = await aCourse(there, { consultantId: trainer.id, lessons: () => [reading(), reading()] })
  const [lessonId, otherId] = lessonIds(course) as [number, number]
  return { trainer, course, lessonId, otherId }
}
const ask = (learner: Person, id: number, text = 'Which licence do I need?') =>
  learner.send(api.askAboutLesson, { id, text })
const read = async (learner: Person, id: number) => (await learner.send(api.listLessonQuestions, { id })).body.data.data
const noticesOf = async (person: Person) =>
  (await person.send(listNotifications, {})).body.data.data.map(({ title }) => title)

test('a learner asks about a lesson, the trainer answers, and all learners of the course read it', async () => {
  const { trainer, course, lessonId, otherId } = await aTaughtCourse()
  const { learner } = await aLearner(there, course)
  const { learner: fellow } = await aLearner(there, course)
  const asked = await ask(learner, lessonId)
  expect(asked.status).toBe(201)
  const { id } = asked.body.data.question
  expect(await noticesOf(trainer)).toContain('A question in your course')
  const waiting = async () => (await trainer.send(api.listTrainerQuestions, {})).body.data
  expect(await waiting()).toMatchObject({
    ...{ count: 1, waiting: 1 },
    data: [{ id, author: 'Asha', lesson: { id: lessonId, title_english: 'A text' }, course: { id: course.id } }],
  })

  expect((await fellow.send(api.answerLessonQuestion, { id, text: 'The state one' })).status).toBe(404)
  const answered = await trainer.send(api.answerLessonQuestion, { id, text: 'The state licence.' })
  expect(answered.body.data.answer).toMatchObject({ author: 'Ravi Menon', isTrainer: true, isOwn: true })
  expect(await noticesOf(learner)).toContain('Your question is answered')
  expect(await waiting()).toMatchObject({ count: 0, waiting: 0 })
  expect(await read(fellow, lessonId)).toMatchObject([
    {
      ...{ author: 'Asha', isOwn: false, text: 'Which licence do I need?' },
      answers: [{ author: 'Ravi Menon', text: 'The state licence.' }],
    },
  ])
  expect(await read(fellow, otherId)).toEqual([])

  expect((await learner.send(api.answerLessonQuestion, { id, text: 'And for export?' })).status).toBe(201)
  expect((await waiting()).waiting).toBe(1)
  expect((await trainer.send(api.listTrainerQuestions, { filter: 'all' })).body.data.data[0]!.answers).toHaveLength(2)
  expect((await ask(await there.aCustomer(), lessonId)).status).toBe(404)
})

test('a learner has a few open questions in a course at a time', async () => {
  const { trainer, course, lessonId, otherId } = await aTaughtCourse()
  const { learner } = await aLearner(there, course)
  const all = await Promise.all(
    Array.from({ length: OPEN_QUESTIONS_MAX + 2 }, (_, n) => ask(learner, n % 2 ? lessonId : otherId, `Question ${n}`)),
  )
  expect(all.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(OPEN_QUESTIONS_MAX)
  const refused = all.find(({ status }) => status !== 201)!
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_open_questions'])
  const { id } = all.find(({ status }) => status === 201)!.body.data.question
  await trainer.send(api.answerLessonQuestion, { id, text: 'Yes.' })
  expect((await ask(learner, lessonId)).status).toBe(201)
})

test('people who have blocked each other neither ask nor read each other', async () => {
  const { trainer, course, lessonId } = await aTaughtCourse()
  const { learner } = await aLearner(there, course)
  const { learner: fellow } = await aLearner(there, course)
  const { id } = (await ask(learner, lessonId)).body.data.question
  await ask(fellow, lessonId, 'Whose question is this?')
  expect((await trainer.send(blockPerson, { personId: learner.id })).status).toBe(200)
  const refused = await ask(learner, lessonId, 'Again?')
  expect([refused.status, refused.body.code]).toEqual([409, 'expert_unavailable'])
  expect((await trainer.send(api.answerLessonQuestion, { id, text: 'No' })).body.code).toBe('blocked_by_you')
  const { data, waiting } = (await trainer.send(api.listTrainerQuestions, {})).body.data
  expect([waiting, data.map(({ text }) => text)]).toEqual([1, ['Whose question is this?']])
  expect(await read(fellow, lessonId)).toHaveLength(2)
})

test('staff hide a question with its answers, or one answer, and show it again', async () => {
  const { trainer, course, lessonId } = await aTaughtCourse()
  const staff = await there.aStaff()
  const { learner } = await aLearner(there, course)
  const { id } = (await ask(learner, lessonId, `Call me on my number, course ${course.id}`)).body.data.question
  const { answer } = (await trainer.send(api.answerLessonQuestion, { id, text: 'Please ask here.' })).body.data
  const decide = (postId: number, decision: 'hide' | 'restore') =>
    staff.send(api.decideLessonPost, { id: postId, decision, reason: 'Private details' })
  expect((await decide(answer.id, 'hide')).status).toBe(201)
  expect((await read(learner, lessonId))[0]!.answers).toEqual([])
  expect((await decide(id, 'hide')).status).toBe(201)
  expect((await decide(id, 'hide')).body.code).toBe('stale')
  expect(await read(learner, lessonId)).toEqual([])
  expect((await trainer.send(api.answerLessonQuestion, { id, text: 'Hello?' })).status).toBe(404)
  const hidden = await staff.send(api.listLessonPosts, { state: 'hidden', search: `course ${course.id}` })
  expect(hidden.body.data).toMatchObject({
    count: 1,
    data: [{ id, isAnswer: false, author: { id: learner.id }, hidden: { reason: 'Private details' } }],
  })
  await decide(id, 'restore')
  expect(await read(learner, lessonId)).toHaveLength(1)
})

test('after a refund a learner no longer reads or writes, and their posts go with the account', async () => {
  const { trainer, course, lessonId } = await aTaughtCourse()
  const { learner, order } = await aLearner(there, course)
  const { id } = (await ask(learner, lessonId, 'Words of somebody who leaves')).body.data.question
  await trainer.send(api.answerLessonQuestion, { id, text: 'Yes.' })
  await learner.send(refundPurchase, { lineId: order.lines[0]!.id, to: 'wallet' })
  expect((await learner.send(api.listLessonQuestions, { id: lessonId })).status).toBe(404)
  expect((await learner.send(api.answerLessonQuestion, { id, text: 'Still here' })).status).toBe(404)

  const copy = (await readAll(there.db, learner.id))['learning.json']
  expect(copy).toMatchObject({ posts: [{ lessonId, questionId: null, text: 'Words of somebody who leaves' }] })
  await there.db.transaction().execute((tx) => eraseAll(tx, learner.id, there.clock.now()))
  expect((await trainer.send(api.listTrainerQuestions, { filter: 'all' })).body.data.data).toEqual([])
  const { rows } = await there.pool.query('select params::text from notices where account_id = $1', [trainer.id])
  expect(rows.map(({ params }) => params).join()).not.toContain('somebody who leaves')
})

test('staff sort what was written by author, course and date, and export the same list', async () => {
  const { trainer, course, lessonId } = await aTaughtCourse()
  const staff = await there.aStaff()
  const { learner } = await aLearner(there, course)
  await there.pool.query('update accounts set name = $2 where id = $1', [learner.id, 'aarav'])
  await there.pool.query('update accounts set name = $2 where id = $1', [trainer.id, 'Zoya'])
  const word = `sorted ${course.id}`
  const { id } = (await ask(learner, lessonId, `A question, ${word}`)).body.data.question
  there.clock.advance({ seconds: 1 })
  const answered = await trainer.send(api.answerLessonQuestion, { id, text: `An answer, ${word}` })
  const later = answered.body.data.answer.id
  const sorted = async (sort: 'author' | '-author' | 'postedAt' | '-postedAt') =>
    (await staff.send(api.listLessonPosts, { search: word, sort })).body.data.data.map((post) => post.id)
  for (const sort of ['author', 'postedAt'] as const) expect(await sorted(sort)).toEqual([id, later])
  for (const sort of ['-author', '-postedAt'] as const) expect(await sorted(sort)).toEqual([later, id])
  const { url } = (await staff.send(api.exportLessonPosts, { search: word })).body.data
  const [head, ...lines] = (await there.call('GET', url)).text.trim().split('\r\n')
  expect(head).toContain('Number,Kind,Answers,Text')
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    [String(later), 'answer'],
    [String(id), 'question'],
  ])
})
