import { describe, expect, test } from 'vitest'
import { restorePerson, suspendPerson } from '#contract/accounts/people.ts'
import * as answering from '#contract/questions/answering.ts'
import * as api from '#contract/questions/endpoints.ts'
import { audit } from '#test/auditor.ts'
import type { Person } from '#test/people.ts'
import { anAccepted, anAnswered, aQuestion, aWriter, PAID_PAISE, seenBy, sweep } from '#test/questions.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

const suspend = async ({ id }: Pick<Person, 'id'>) => {
  const { status } = await (await there.aStaff()).send(suspendPerson, { id, reason: 'Fraud' })
  expect(status).toBe(201)
}
const stateOf = async (id: number) =>
  (await there.pool.query<{ state: string }>('select state from questions where id = $1', [id])).rows[0]!.state
const walletOf = async ({ id }: Pick<Person, 'id'>) =>
  (
    await there.pool.query<{ paise: number }>(
      `select coalesce(sum(balance_paise), 0)::integer as paise from ledger_accounts where owner_id = $1 and kind = 'wallet'`,
      [id],
    )
  ).rows[0]!.paise
const lastNewsTo = async ({ id }: Pick<Person, 'id'>) =>
  (
    await there.pool.query<{ news: string }>(
      `select params ->> 'news' as news from notices where account_id = $1 and message = 'question_news' order by id`,
      [id],
    )
  ).rows.at(-1)?.news

describe('when a consultant is suspended', () => {
  test('unanswered questions are refunded in full and the customers notified; answered ones stay', async () => {
    const asked = await aQuestion(there)
    const { writer } = asked
    const accepted = await anAccepted(there, { writer })
    const answered = await anAnswered(there, { writer })
    await suspend(writer)
    await sweep(there)
    await sweep(there)
    for (const { id, customer } of [asked, accepted]) {
      expect(await seenBy(customer, id)).toMatchObject({ state: 'refunded' })
      expect(await walletOf(customer)).toBe(PAID_PAISE)
      expect(await lastNewsTo(customer)).toBe('expert_gone')
    }
    expect(await stateOf(answered.id)).toBe('answered')
    expect(await audit(there)).toEqual([])
  })

  test('so it is when only the consultant profile is suspended', async () => {
    const { id, customer, writer } = await anAccepted(there)
    await there.pool.query(`update consultants set approval = 'suspended' where id = $1`, [writer.id])
    await sweep(there)
    expect(await seenBy(customer, id)).toMatchObject({ state: 'refunded' })
  })

  test('a question to any expert is open again, with the whole time for the next one', async () => {
    const { id, customer, writer, industryId } = await anAccepted(there, { open: true })
    await writer.send(answering.askForDetails, { id, text: 'How wet?' })
    await customer.send(api.giveQuestionDetails, { id, text: 'Our turnover is 3 crore.' })
    await suspend(writer)
    const other = await aWriter(there, { industryId })
    await sweep(there)
    expect(await seenBy(customer, id)).toMatchObject({ state: 'asked', awaiting: 'acceptance', other: null })
    expect(await lastNewsTo(customer)).toBe('reopened')
    // Details sent to one expert are not for all of them.
    expect((await seenBy(other, id)).messages).toEqual([])
    expect((await other.send(answering.acceptQuestion, { id })).status).toBe(200)
    expect((await seenBy(other, id)).messages).toHaveLength(2)
    expect((await seenBy(other, id)).actions).toEqual(['ask_for_details', 'answer'])
    expect((await other.send(answering.answerQuestion, { id, html: '<p>Yes.</p>' })).status).toBe(201)
    expect(await audit(there)).toEqual([])
  })
})

describe('when a customer is suspended', () => {
  test('unanswered questions are refunded and a waiting follow-up is closed: the consultant owes nothing', async () => {
    const customer = await there.aCustomer()
    const asked = await anAccepted(there, { customer })
    const answered = await anAnswered(there, { customer })
    const followedUp = await anAnswered(there, { customer })
    await customer.send(api.askFollowUp, { id: followedUp.id, text: 'And wood?' })
    await suspend(customer)
    await sweep(there)
    expect(await Promise.all([asked, answered, followedUp].map(({ id }) => stateOf(id)))).toEqual([
      ...['refunded', 'answered', 'closed'],
    ])
    expect(await walletOf(customer)).toBe(PAID_PAISE)
    expect(await lastNewsTo(asked.writer)).toBe('refunded')
    expect((await asked.writer.send(answering.answerQuestion, { id: asked.id, html: '<p>Late</p>' })).status).toBe(409)
    expect(await audit(there)).toEqual([])
  })

  test('restored in time, nothing has happened', async () => {
    const { id, customer } = await anAccepted(there)
    await suspend(customer)
    await (await there.aStaff()).send(restorePerson, { id: customer.id, reason: 'A mistake' })
    await sweep(there)
    expect(await stateOf(id)).toBe('asked')
  })
})
