import { expect, test } from 'vitest'
import * as answering from '#contract/questions/answering.ts'
import { audit } from '#test/auditor.ts'
import { anAccepted, anUnclear, backAgain, seenBy } from '#test/questions.ts'
import { world } from '#test/world.ts'
import { sweepQuestions } from './jobs.ts'

const there = await world()
const { clock, pool } = there

const eventsOf = async (id: number) =>
  (
    await pool.query<{ kind: string }>('select kind from question_events where question_id = $1 order by id', [id])
  ).rows.map(({ kind }) => kind)

test('can be answered as soon as the pause is over, also before the sweep', async () => {
  const unclear = await anUnclear(there)
  clock.advance({ days: 7, minutes: 1 })
  const writer = await backAgain(there, unclear.writer)
  const answered = await writer.send(answering.answerQuestion, { id: unclear.id, html: '<p>Without details.</p>' })
  expect([answered.status, answered.body.data?.question.state]).toEqual([201, 'answered'])
  expect(await eventsOf(unclear.id)).toEqual(['asked', 'accepted', 'details_asked', 'details_not_given', 'answered'])
})

test('a question that fails keeps none of the others waiting', async () => {
  const [broken, next] = [await anAccepted(there), await anAccepted(there)]
  await pool.query(`alter table question_events add constraint broken check (question_id <> ${broken.id}) not valid`)
  clock.advance({ hours: 48 })
  await sweepQuestions(there.app.services, clock.now(), 1)
  expect(await seenBy(next.customer, next.id)).toMatchObject({ state: 'refunded' })
  expect(await seenBy(broken.customer, broken.id)).toMatchObject({ state: 'asked' })
  await pool.query('alter table question_events drop constraint broken')
  await sweepQuestions(there.app.services, clock.now())
  expect(await audit(there)).toEqual([])
})
