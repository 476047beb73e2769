import { describe, expect, test } from 'vitest'
import { listDisputedDocuments } from '#contract/locker/disputes.ts'
import { shareDocument } from '#contract/locker/sharing.ts'
import { getOrder, requestRefund } from '#contract/orders/endpoints.ts'
import { decideRefundRequest, listRefundRequests } from '#contract/orders/staff.ts'
import * as answering from '#contract/questions/answering.ts'
import { giveQuestionDetails } from '#contract/questions/endpoints.ts'
import * as api from '#contract/questions/staff.ts'
import { audit } from '#test/auditor.ts'
import { aDocument } from '#test/documents.ts'
import { anAnswered, anUnclear, aQuestion, aWriter, seenBy } from '#test/questions.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

describe('staff', () => {
  test('give an unanswered question to another consultant, who can accept it', async () => {
    const { id, customer, writer, industryId } = await aQuestion(there)
    const [staff, other] = [await there.aStaff(), await aWriter(there, { industryId })]
    const { substitutes } = (await staff.send(api.listQuestionSubstitutes, { id })).body.data
    expect(substitutes.map((one) => one.id)).toEqual([other.id])
    const moved = await staff.send(api.reassignQuestion, { id, consultantId: other.id, reason: 'On leave' })
    expect(moved.body.data).toMatchObject({ question: { consultant: { id: other.id }, awaiting: 'acceptance' } })
    expect((await writer.send(answering.acceptQuestion, { id })).status).toBe(404)
    expect((await other.send(answering.acceptQuestion, { id })).status).toBe(200)
    expect((await seenBy(customer, id)).other?.id).toBe(other.id)
  })

  test('give a question to another consultant, who may ask for details too', async () => {
    const { id, customer, industryId } = await anUnclear(there)
    await customer.send(giveQuestionDetails, { id, text: 'Twelve.' })
    const [staff, other] = [await there.aStaff(), await aWriter(there, { industryId })]
    await staff.send(api.reassignQuestion, { id, consultantId: other.id, reason: 'On leave' })
    await other.send(answering.acceptQuestion, { id })
    expect(await seenBy(other, id)).toMatchObject({
      clarificationAskedAt: null,
      actions: ['ask_for_details', 'answer'],
    })
    expect((await other.send(answering.askForDetails, { id, text: 'How wet?' })).status).toBe(201)
    expect((await customer.send(giveQuestionDetails, { id, text: 'Forty per cent.' })).status).toBe(201)
    const { messages } = await seenBy(other, id)
    expect(messages.map(({ body }) => body)).toEqual([
      ...['How many tonnes a day?', 'Twelve.', 'How wet?', 'Forty per cent.'],
    ])
  })

  test('refund an answered question, once', async () => {
    const { id, customer } = await anAnswered(there)
    const staff = await there.aStaff()
    const refund = { id, to: 'wallet', reason: 'Wrong answer' } as const
    const done = await staff.send(api.refundQuestion, refund)
    expect(done.body.data.events.at(-1)).toMatchObject({ kind: 'refunded', byRole: 'staff', reason: 'Wrong answer' })
    expect(await seenBy(customer, id)).toMatchObject({ state: 'refunded', actions: [] })
    expect((await staff.send(api.refundQuestion, refund)).body.code).toBe('stale')
  })

  test('refund a part and the question stays; refund the rest and it ends, for a reason the customer can read', async () => {
    const { id, customer } = await anAnswered(there)
    const staff = await there.aStaff()
    const refund = { id, to: 'wallet', reasonCode: 'answer_unfit', reason: 'Two of five points' } as const
    const before = (await staff.send(api.getQuestionStory, { id })).body.data
    const part = (await staff.send(api.refundQuestion, { ...refund, paise: 20_000 })).body.data
    expect([part.question.state, before.refundablePaise - part.refundablePaise]).toEqual(['answered', 20_000])
    expect(part.events.at(-1)).toMatchObject({ kind: 'part_refunded', reason: 'Two of five points' })
    const more = { ...refund, paise: part.refundablePaise + 1 }
    expect((await staff.send(api.refundQuestion, more)).body.code).toBe('nothing_to_refund')
    const whole = (await staff.send(api.refundQuestion, { ...refund, paise: part.refundablePaise })).body.data
    expect([whole.question.state, whole.refundablePaise]).toEqual(['refunded', 0])
    const order = await customer.send(getOrder, { id: whole.question.orderId })
    expect(order.body.data.order.refunds.map(({ reasonCode }) => reasonCode)).toEqual(['answer_unfit', 'answer_unfit'])
    expect(order.text).not.toContain('Two of five points')
    expect(await audit(there)).toEqual([])
  })

  test('refund at the same time, and the money goes back once', async () => {
    const { id } = await anAnswered(there)
    const both = [await there.aStaff(), await there.aStaff()]
    const answers = await Promise.all(
      both.map((staff) => staff.send(api.refundQuestion, { id, to: 'wallet', reason: 'Wrong answer' })),
    )
    expect(answers.map(({ body }) => body.code ?? 'refunded').sort()).toEqual(['refunded', 'stale'])
    expect(await audit(there)).toEqual([])
  })

  test('find questions by what they wait for, number, person and day, and download what they see', async () => {
    const waiting = await aQuestion(there)
    const answered = await anAnswered(there, { customer: waiting.customer })
    // Without an expert, so without a name to search.
    await aQuestion(there, { open: true })
    const staff = await there.aStaff()
    const found = async (input: Parameters<typeof staff.send<typeof api.listStaffQuestions>>[1]) =>
      (await staff.send(api.listStaffQuestions, input)).body.data.data
    const search = waiting.customer.mobile
    const { number } = await seenBy(waiting.customer, waiting.id)
    expect((await found({ search })).map(({ id }) => id)).toEqual([waiting.id])
    expect((await found({ search, view: 'ended' })).map(({ id }) => id)).toEqual([answered.id])
    expect(await found({ search, view: 'late' })).toEqual([])
    expect(await found({ search: number!.toLowerCase() })).toMatchObject([
      {
        id: waiting.id,
        consultant: { id: waiting.writer.id },
        awaiting: 'acceptance',
        industry: { id: waiting.industryId },
      },
    ])
    expect(await found({ search: number!, to: '2020-01-01' })).toEqual([])
    const { url } = (await staff.send(api.exportQuestions, { search })).body.data
    const lines = (await there.app.inject(url)).body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${number},`)
  })

  test('read what was shared into a question while its customer asks for a refund', async () => {
    const { id, customer, orderId } = await anAnswered(there)
    const staff = await there.aStaff()
    const { id: documentId } = await aDocument(customer, 'husk.pdf')
    await customer.send(shareDocument, { documentId, kind: 'question', subjectId: id })
    const seen = async () => {
      const { status, body } = await staff.send(listDisputedDocuments, { kind: 'question', id })
      const { disputed } = (await staff.send(api.getQuestionStory, { id })).body.data
      return [disputed, status, body.data?.documents.map((one) => one.documentId)]
    }
    expect(await seen()).toEqual([false, 404, undefined])
    await customer.send(requestRefund, { id: orderId, reason: 'Not what I asked' })
    expect(await seen()).toEqual([true, 200, [documentId]])
    const [request] = (await staff.send(listRefundRequests, { search: customer.mobile })).body.data.data
    await staff.send(decideRefundRequest, { id: request!.id, decision: 'decline', note: 'It answers the question' })
    expect(await seen()).toEqual([false, 404, undefined])
  })
})
