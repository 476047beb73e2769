import { describe, expect, test } from 'vitest'
import * as sharing from '#contract/locker/sharing.ts'
import { quoteCart } from '#contract/orders/endpoints.ts'
import * as answering from '#contract/questions/answering.ts'
import * as api from '#contract/questions/endpoints.ts'
import * as staffApi from '#contract/questions/staff.ts'
import { aDocument } from '#test/documents.ts'
import { aDraft, aQuestion, aWriter, FEE_PAISE } from '#test/questions.ts'
import { buy } from '#test/shop.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

const priceOf = async ({ customer, id }: Awaited<ReturnType<typeof aDraft>>) =>
  (await customer.send(quoteCart, { items: [{ id, type: 'question' }] })).body.data.lines[0]!

describe('a draft', () => {
  test('is kept, changed and deleted by its author, and priced only when it is complete', async () => {
    const customer = await there.aCustomer()
    const empty = { consultantId: null, industryId: null, title: '', body: '' }
    const { question } = (await customer.send(api.createQuestionDraft, empty)).body.data
    const draft = { customer, id: question.id, writer: await aWriter(there), industryId: 0 }
    expect(await priceOf(draft)).toMatchObject({ blocked: 'withdrawn' })
    const { industryId } = await aDraft(there, { customer, writer: draft.writer })
    const whole = { consultantId: draft.writer.id, industryId, title: 'Dryer', body: 'Which one?' }
    expect((await customer.send(api.saveQuestionDraft, { id: question.id, ...whole })).status).toBe(200)
    expect(await priceOf(draft)).toMatchObject({ blocked: null, pricePaise: FEE_PAISE })
    const listed = (await customer.send(api.listQuestions, { state: 'draft' })).body.data
    expect(listed.data.map(({ title }) => title)).toEqual(['Which boiler for wet husk?', 'Dryer'])
    await customer.send(api.deleteQuestionDraft, { id: question.id })
    expect((await customer.send(api.getQuestion, { id: question.id })).status).toBe(404)
  })

  test('to any expert has the price of its industry, which staff can set', async () => {
    const draft = await aDraft(there, { open: true })
    expect(await priceOf(draft)).toMatchObject({ pricePaise: 90_000 })
    const staff = await there.aStaff()
    const price = { industryId: draft.industryId, pricePaise: 120_000, reason: 'Rare' }
    expect((await staff.send(staffApi.setQuestionPrice, price)).status).toBe(200)
    expect(await priceOf(draft)).toMatchObject({ pricePaise: 120_000 })
    const shown = await there.send(api.getQuestionPrice, { industryId: draft.industryId })
    expect(shown.body.data).toEqual({ pricePaise: 120_000, acceptHours: 24, answerHours: 48 })
  })

  test('keeps whom it asks while an order for it is unpaid, and cannot be deleted', async () => {
    const draft = await aDraft(there)
    const { customer, id, industryId, writer } = draft
    await buy(customer, [{ id, type: 'question' }], { useWallet: false })
    const change = { id, industryId, title: 'Dryer', body: 'Which one?' }
    const refused = await customer.send(api.saveQuestionDraft, { ...change, consultantId: null })
    expect(refused.body.code).toBe('question_in_checkout')
    expect((await customer.send(api.saveQuestionDraft, { ...change, consultantId: writer.id })).status).toBe(200)
    expect((await customer.send(api.deleteQuestionDraft, { id })).body.code).toBe('question_in_checkout')
  })

  test('of others is neither seen, changed, bought nor accepted', async () => {
    const { id, writer, industryId } = await aDraft(there)
    const stranger = await there.aCustomer()
    const change = { id, consultantId: null, industryId, title: 'x', body: 'y' }
    expect((await stranger.send(api.saveQuestionDraft, change)).status).toBe(404)
    expect((await stranger.send(api.getQuestion, { id })).status).toBe(404)
    expect(await priceOf({ customer: stranger, id, writer, industryId })).toMatchObject({ blocked: 'withdrawn' })
    expect((await writer.send(api.getQuestion, { id })).status).toBe(404)
    expect((await writer.send(answering.acceptQuestion, { id })).status).toBe(404)
  })
})

test('documents are shared into a question: its author from the draft on, the consultant once it is paid', async () => {
  const { id, customer, writer } = await aQuestion(there)
  const document = await aDocument(customer)
  const input = { documentId: document.id, kind: 'question', subjectId: id } as const
  expect((await customer.send(sharing.shareDocument, input)).status).toBe(201)
  const read = async (who: typeof writer, subjectId: number) =>
    (await who.send(sharing.listSharedDocuments, { kind: 'question', subjectId })).body.data?.documents?.length
  expect([await read(writer, id), await read(await aWriter(there), id)]).toEqual([1, undefined])
  const open = await aQuestion(there, { open: true })
  await open.customer.send(sharing.shareDocument, {
    ...{ ...input, subjectId: open.id, documentId: (await aDocument(open.customer)).id },
  })
  expect(await read(open.writer, open.id)).toBeUndefined()
  await open.writer.send(answering.acceptQuestion, { id: open.id })
  expect(await read(open.writer, open.id)).toBe(1)
})
