import { expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import * as answering from '#contract/questions/answering.ts'
import * as api from '#contract/questions/endpoints.ts'
import * as staffApi from '#contract/questions/staff.ts'
import type { Person } from '#test/people.ts'
import { aDraft, aQuestion, aWriter, PAID_PAISE } from '#test/questions.ts'
import { buy, fill } from '#test/shop.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

const block = (who: Person, { id }: Pick<Person, 'id'>) => who.send(blockPerson, { personId: id })
const openFor = async (who: Person) =>
  (await who.send(answering.listOpenQuestions, {})).body.data.data.map((question) => question.id)

test('a consultant who blocked a customer cannot be asked by them; what was asked before stands', async () => {
  const { id, customer, writer, industryId } = await aQuestion(there)
  const draft = await aDraft(there, { customer, writer })
  await fill(there, customer, PAID_PAISE)
  expect((await block(writer, customer)).status).toBe(200)
  const another = { consultantId: writer.id, industryId, title: 'Dryer', body: 'Which one?' }
  const refused = await customer.send(api.createQuestionDraft, another)
  expect([refused.status, refused.body.code]).toEqual([409, 'expert_unavailable'])
  expect((await buy(customer, [{ id: draft.id, type: 'question' }])).body.code).toBe('item_unavailable')
  expect((await writer.send(answering.acceptQuestion, { id })).status).toBe(200)
})

test('a customer who blocked a consultant gets that reason when asking them', async () => {
  const { customer, writer, id, industryId } = await aDraft(there, { open: true })
  await block(customer, writer)
  const change = { id, consultantId: writer.id, industryId, title: 'Dryer', body: 'Which one?' }
  expect((await customer.send(api.saveQuestionDraft, change)).body.code).toBe('blocked_by_you')
})

test('an open question does not reach an expert whom its author has blocked, not even through staff', async () => {
  const [customer, writer] = [await there.aCustomer(), await aWriter(there)]
  await block(customer, writer)
  const { id } = await aQuestion(there, { customer, writer, open: true })
  expect(await openFor(writer)).toEqual([])
  expect((await writer.send(api.getQuestion, { id })).status).toBe(404)
  expect((await writer.send(answering.acceptQuestion, { id })).status).toBe(404)
  const { rows } = await there.pool.query(`select from notices where account_id = $1 and message = 'question_asked'`, [
    writer.id,
  ])
  expect(rows).toEqual([])
  const staff = await there.aStaff()
  expect((await staff.send(staffApi.listQuestionSubstitutes, { id })).body.data.substitutes).toEqual([])
  const moved = await staff.send(staffApi.reassignQuestion, { id, consultantId: writer.id, reason: 'Urgent' })
  expect(moved.body.code).toBe('expert_unavailable')
})

test('experts do not see the open questions that they have asked as customers', async () => {
  const { id, customer, writer } = await aQuestion(there, { open: true })
  expect(await openFor(writer)).toEqual([id])
  await there.pool.query('update accounts set mobile = $2 where id = $1', [customer.id, writer.mobile])
  expect(await openFor(writer)).toEqual([])
})
