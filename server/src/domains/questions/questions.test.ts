import { describe, expect, test } from 'vitest'
import * as answering from '#contract/questions/answering.ts'
import * as api from '#contract/questions/endpoints.ts'
import { audit } from '#test/auditor.ts'
import {
  aDeclined,
  anAccepted,
  anAnswered,
  anUnclear,
  aQuestion,
  aWriter,
  backAgain,
  FEE_PAISE,
  PAID_PAISE,
  seenBy,
  sweep,
  TITLE,
} from '#test/questions.ts'
import { world } from '#test/world.ts'
import { sweepQuestions } from './endings/jobs.ts'
import { hasOpenQuestions } from './personal-data/queries.ts'

const there = await world()
const { clock, pool } = there

const walletOf = async ({ id }: { id: number }) =>
  (
    await pool.query<{ paise: number }>(
      `select coalesce(sum(balance_paise), 0)::integer as paise from ledger_accounts where owner_id = $1 and kind = 'wallet'`,
      [id],
    )
  ).rows[0]!.paise
const earningsOf = async ({ id }: { id: number }) =>
  (
    await pool.query<{ kind: string; paise: number }>(
      `select kind, balance_paise::integer as paise from ledger_accounts
       where owner_id = $1 and kind in ('earnings_pending', 'earnings') and balance_paise <> 0`,
      [id],
    )
  ).rows
const releaseOf = async ({ id }: { id: number }) =>
  (
    await pool.query<{ gross: number; at: Date }>(
      'select gross_paise::integer as gross, release_at as at from earnings where consultant_id = $1',
      [id],
    )
  ).rows
const eventsOf = async (id: number) =>
  (
    await pool.query<{ kind: string }>('select kind from question_events where question_id = $1 order by id', [id])
  ).rows.map(({ kind }) => kind)
const noticesOf = async ({ id }: { id: number }, message: string) =>
  (
    await pool.query<{ params: Record<string, unknown> }>(
      'select params from notices where account_id = $1 and message = $2 order by id',
      [id, message],
    )
  ).rows.map(({ params }) => params)
const hoursFromNow = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

describe('a question to one consultant', () => {
  test('goes from the draft over details, answer and two follow-ups to closing, and is earned with the answer', async () => {
    const { id, customer, writer } = await aQuestion(there)
    expect(await seenBy(writer, id)).toMatchObject({
      ...{ state: 'asked', awaiting: 'acceptance', dueAt: hoursFromNow(24), title: TITLE, orderId: null },
      ...{ other: { name: customer.name }, actions: ['accept', 'decline'] },
    })
    expect((await noticesOf(writer, 'question_asked')).at(-1)).toMatchObject({ questionId: id, isOpen: false })

    await writer.send(answering.acceptQuestion, { id })
    expect(await seenBy(customer, id)).toMatchObject({ awaiting: 'answer', dueAt: hoursFromNow(48), actions: [] })
    clock.advance({ hours: 10 })
    await writer.send(answering.askForDetails, { id, text: 'How many tonnes a day?' })
    expect(await seenBy(customer, id)).toMatchObject({
      ...{ awaiting: 'details', dueAt: hoursFromNow(7 * 24), actions: ['give_details'] },
      clarificationAskedAt: clock.now().toISOString(),
    })
    clock.advance({ days: 3 })
    await customer.send(api.giveQuestionDetails, { id, text: 'Twelve.' })
    expect(await seenBy(writer, id)).toMatchObject({ awaiting: 'answer', dueAt: hoursFromNow(38), actions: ['answer'] })

    const html = '<h2>Boiler</h2><p onclick="x()">A <strong>fluidised bed</strong>.<script>alert(1)</script></p>'
    expect((await writer.send(answering.answerQuestion, { id, html })).status).toBe(201)
    expect(await earningsOf(writer)).toMatchObject([{ kind: 'earnings_pending' }])
    expect(await releaseOf(writer)).toEqual([{ gross: FEE_PAISE, at: new Date(hoursFromNow(48)) }])
    const answered = await seenBy(customer, id)
    expect(answered).toMatchObject({ state: 'answered', actions: ['ask_follow_up', 'close'], followUps: 0 })
    expect(answered.messages.map(({ kind, format, body, isOwn }) => [kind, format, body, isOwn])).toEqual([
      ['clarification_request', 'text', 'How many tonnes a day?', false],
      ['clarification', 'text', 'Twelve.', true],
      ['answer', 'html', '<h3>Boiler</h3><p>A <strong>fluidised bed</strong>.</p>', false],
    ])

    // The price includes two follow-ups: while they can be asked, the consultant's account cannot be deleted.
    expect(await hasOpenQuestions(there.db, writer.id, clock.now())).toBe('questions_left')
    expect(await hasOpenQuestions(there.db, customer.id, clock.now())).toBeUndefined()
    for (const number of [1, 2]) {
      await customer.send(api.askFollowUp, { id, text: `Question ${number}` })
      expect(await seenBy(writer, id)).toMatchObject({ state: 'follow_up', dueAt: hoursFromNow(48), followUps: number })
      await writer.send(answering.answerQuestion, { id, html: `<p>Answer ${number}</p>` })
    }
    expect((await customer.send(api.askFollowUp, { id, text: 'A third' })).body.code).toBe('too_late')

    expect(await hasOpenQuestions(there.db, writer.id, clock.now())).toBeUndefined()
    clock.advance({ days: 8 })
    await sweep(there)
    const back = await backAgain(there, customer)
    expect(await seenBy(back, id)).toMatchObject({ state: 'closed', awaiting: null, actions: [] })
    expect(await eventsOf(id)).toEqual([
      ...['asked', 'accepted', 'details_asked', 'details_given', 'answered'],
      ...['follow_up', 'follow_up_answered', 'follow_up', 'follow_up_answered', 'closed'],
    ])
    expect(await audit(there)).toEqual([])
  })

  test('can be cancelled free of charge until it is accepted', async () => {
    const { id, customer, writer } = await aQuestion(there)
    expect((await customer.send(api.cancelQuestion, { id })).body.data.question.state).toBe('refunded')
    expect(await walletOf(customer)).toBe(PAID_PAISE)
    expect((await writer.send(answering.acceptQuestion, { id })).body.code).toBe('stale')
    const accepted = await anAccepted(there)
    expect((await accepted.customer.send(api.cancelQuestion, { id: accepted.id })).body.code).toBe('too_late')
    expect(await audit(there)).toEqual([])
  })

  test('waits for the customer’s choice after a decline or after 24 hours: other experts, or a refund after 7 days', async () => {
    const declined = await aDeclined(there)
    expect((await noticesOf(declined.customer, 'question_news')).at(-1)).toMatchObject({
      ...{ news: 'declined', other: declined.writer.name },
    })
    expect((await declined.writer.send(api.getQuestion, { id: declined.id })).status).toBe(404)
    const late = await aQuestion(there)
    clock.advance({ hours: 24 })
    expect((await late.writer.send(answering.acceptQuestion, { id: late.id })).body.code).toBe('too_late')
    await sweep(there)
    expect(await seenBy(late.customer, late.id)).toMatchObject({
      ...{ awaiting: 'choice', other: null, actions: ['cancel', 'open_to_others'] },
    })

    const other = await aWriter(there, { industryId: declined.industryId })
    await declined.customer.send(api.openQuestionToOthers, { id: declined.id })
    expect((await other.send(answering.acceptQuestion, { id: declined.id })).status).toBe(200)
    await other.send(answering.answerQuestion, { id: declined.id, html: '<p>Yes.</p>' })
    expect(await earningsOf(other)).toHaveLength(1)
    expect(await earningsOf(declined.writer)).toEqual([])

    clock.advance({ days: 7 })
    await sweep(there)
    expect(await seenBy(await backAgain(there, late.customer), late.id)).toMatchObject({ state: 'refunded' })
    expect(await walletOf(late.customer)).toBe(PAID_PAISE)
    expect(await audit(there)).toEqual([])
  })

  test('is refunded in full when the answer is overdue, after a reminder', async () => {
    const { id, customer, writer } = await anAccepted(there)
    clock.advance({ hours: 37 })
    await sweep(there)
    await sweep(there)
    const reminders = (await noticesOf(writer, 'question_due')).filter(({ questionId }) => questionId === id)
    expect(reminders).toMatchObject([{ awaiting: 'answer' }])
    clock.advance({ hours: 11 })
    expect((await writer.send(answering.answerQuestion, { id, html: '<p>Late</p>' })).body.code).toBe('too_late')
    await sweep(there)
    expect(await seenBy(customer, id)).toMatchObject({ state: 'refunded', refundedAt: clock.now().toISOString() })
    expect((await noticesOf(customer, 'question_news')).at(-1)).toMatchObject({ questionId: id, news: 'overdue' })
    expect(await walletOf(customer)).toBe(PAID_PAISE)
    expect(await earningsOf(writer)).toEqual([])
    expect(await audit(there)).toEqual([])
  })

  test('continues without details after 7 days, with the time that was left', async () => {
    const unclear = await anUnclear(there)
    clock.advance({ days: 7 })
    const { id } = unclear
    const [customer, writer] = [await backAgain(there, unclear.customer), await backAgain(there, unclear.writer)]
    expect((await customer.send(api.giveQuestionDetails, { id, text: 'Here' })).body.code).toBe('too_late')
    expect((await seenBy(writer, id)).actions).toEqual(['answer'])
    await sweep(there)
    expect(await seenBy(writer, id)).toMatchObject({ awaiting: 'answer', dueAt: hoursFromNow(48) })
    expect((await noticesOf(writer, 'question_news')).at(-1)).toMatchObject({
      ...{ questionId: id, news: 'details_not_given', dueAt: hoursFromNow(48) },
    })
    expect((await writer.send(answering.askForDetails, { id, text: 'Again?' })).body.code).toBe('stale')
  })

  test('refunds a quarter and alerts staff when a follow-up is late; it can still be answered', async () => {
    const staff = await there.aStaff()
    const { id, customer, writer } = await anAnswered(there)
    await customer.send(api.askFollowUp, { id, text: 'And wet wood?' })
    clock.advance({ hours: 48 })
    await sweep(there)
    await sweep(there)
    expect(await walletOf(customer)).toBe(PAID_PAISE / 4)
    expect(
      (await noticesOf(staff, 'question_follow_up_late')).filter(({ questionId }) => questionId === id),
    ).toHaveLength(1)
    expect((await noticesOf(writer, 'question_news')).at(-1)).toMatchObject({ questionId: id, news: 'follow_up_late' })
    expect((await writer.send(answering.answerQuestion, { id, html: '<p>Also.</p>' })).status).toBe(201)
    expect(await walletOf(customer)).toBe(PAID_PAISE / 4)
    expect(await audit(there)).toEqual([])
  })
})

describe('an open question', () => {
  test('is listed for experts of its industry without the customer’s name, and refunded if nobody accepts it', async () => {
    const { id, customer, writer } = await aQuestion(there, { open: true })
    const listed = async (who: typeof writer) =>
      (await who.send(answering.listOpenQuestions, {})).body.data.data.map((question) => question.id)
    expect(await listed(writer)).toEqual([id])
    expect(await listed(await aWriter(there))).toEqual([])
    expect((await seenBy(writer, id)).other).toBeNull()
    // The payment does not wait for the experts to be notified.
    expect(await noticesOf(writer, 'question_asked')).toEqual([])
    await sweep(there)
    await sweep(there)
    expect(await noticesOf(writer, 'question_asked')).toMatchObject([{ questionId: id, isOpen: true, subject: '' }])
    clock.advance({ hours: 24 })
    expect(await listed(writer)).toEqual([])
    await sweep(there)
    expect(await seenBy(customer, id)).toMatchObject({ state: 'refunded' })
    expect(await walletOf(customer)).toBe(PAID_PAISE)
    expect(await audit(there)).toEqual([])
  })

  test('goes to one of several experts who accept it at once', async () => {
    const { id, writer, industryId } = await aQuestion(there, { open: true })
    const experts = [writer, ...(await Promise.all([1, 2, 3].map(() => aWriter(there, { industryId }))))]
    const answers = await Promise.all(experts.map((expert) => expert.send(answering.acceptQuestion, { id })))
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      ...[200, 'question_taken', 'question_taken', 'question_taken'],
    ])
    const winner = experts[answers.findIndex(({ status }) => status === 200)]!
    for (const expert of experts.filter((one) => one !== winner))
      expect((await expert.send(api.getQuestion, { id })).status).toBe(404)
    await winner.send(answering.answerQuestion, { id, html: '<p>Yes.</p>' })
    expect(await earningsOf(winner)).toHaveLength(1)
    expect(await audit(there)).toEqual([])
  })
})

describe('at the same time', () => {
  test('only one of two requests for details, and one of two follow-ups, is sent', async () => {
    const unclear = await anAccepted(there)
    const requests = await Promise.all(
      ['One', 'Two'].map((text) => unclear.writer.send(answering.askForDetails, { id: unclear.id, text })),
    )
    expect(requests.map(({ status }) => status).sort()).toEqual([201, 409])
    const answered = await anAnswered(there)
    const followUps = await Promise.all(
      ['One', 'Two'].map((text) => answered.customer.send(api.askFollowUp, { id: answered.id, text })),
    )
    expect(followUps.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('an acceptance and a cancellation leave the question either accepted or refunded', async () => {
    for (const { id, customer, writer } of [await aQuestion(there), await aQuestion(there), await aQuestion(there)]) {
      const [accepted, cancelled] = await Promise.all([
        writer.send(answering.acceptQuestion, { id }),
        customer.send(api.cancelQuestion, { id }),
      ])
      expect([accepted.status, cancelled.status].sort()).toEqual([200, 409])
      expect(await walletOf(customer)).toBe(cancelled.status === 200 ? PAID_PAISE : 0)
      expect(await seenBy(customer, id)).toMatchObject({ state: cancelled.status === 200 ? 'refunded' : 'asked' })
    }
    expect(await audit(there)).toEqual([])
  })

  test('sweeps of several processes refund an overdue question once', async () => {
    const { id, customer } = await anAccepted(there)
    clock.advance({ hours: 48 })
    await Promise.all([1, 2, 3].map(() => sweepQuestions(there.app.services, clock.now())))
    expect(await walletOf(customer)).toBe(PAID_PAISE)
    expect((await eventsOf(id)).filter((kind) => kind === 'overdue')).toHaveLength(1)
    expect(await audit(there)).toEqual([])
  })

  test('an answer and the deadline leave the question either answered or refunded', async () => {
    const questions = [await anAccepted(there), await anAccepted(there), await anAccepted(there)]
    // The answer comes a moment before the deadline, the sweep of another process a moment after it.
    clock.advance({ hours: 47, minutes: 59 })
    const sweeping = new Date(clock.now().getTime() + 61_000)
    const answers = await Promise.all([
      ...questions.map(({ id, writer }) => writer.send(answering.answerQuestion, { id, html: '<p>In time</p>' })),
      sweepQuestions(there.app.services, sweeping).then(() => undefined),
    ])
    for (const [index, { id, customer, writer }] of questions.entries()) {
      const isAnswered = answers[index]!.status === 201
      expect(await seenBy(customer, id)).toMatchObject({ state: isAnswered ? 'answered' : 'refunded' })
      expect(await walletOf(customer)).toBe(isAnswered ? 0 : PAID_PAISE)
      expect(await earningsOf(writer)).toHaveLength(isAnswered ? 1 : 0)
    }
    expect(await audit(there)).toEqual([])
  })
})
