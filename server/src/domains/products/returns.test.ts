import { describe, expect, test } from 'vitest'
import { getWaiting } from '#contract/admin/endpoints.ts'
import { openDocument } from '#contract/locker/endpoints.ts'
import { listSharedDocuments } from '#contract/locker/sharing.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import * as api from '#contract/products/returns.ts'
import { confirmDelivery, listShipments, sendShipment } from '#contract/products/shipments.ts'
import { decideReturn, getShipmentStory, listStaffShipments } from '#contract/products/staff-shipments.ts'
import { balancesOf, fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aDocument, aPicture } from '#test/documents.ts'
import {
  anAddress,
  anAnsweredReturn,
  aReturn,
  aReturnOnItsWay,
  aShipment,
  deliveredGoods,
  pieces,
  toSend,
} from '#test/goods.ts'
import type { Person } from '#test/people.ts'
import { backAgain } from '#test/questions.ts'
import { buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { productsForExport } from './personal-data/queries.ts'
import { continueReturns } from './returns/deadlines.ts'

const there = await world()
const { services } = there.app

const ASKED = { reason: 'damaged', details: 'The display is broken' } as const
const stockOf = async (id: number) =>
  (await there.pool.query('select stock from products where id = $1', [id])).rows[0].stock
const seenBy = async (customer: Person) =>
  (await (await backAgain(there, customer)).send(listShipments, {})).body.data.data[0]!
const events = ({ events: all }: { events: { kind: string }[] }) => all.map(({ kind }) => kind)
const spendable = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).spendablePaise
const freezes = async (lineId: number) =>
  (await there.pool.query('select why from earning_freezes where line_id = $1', [lineId])).rows.map(({ why }) => why)
const continued = () => continueReturns(services, there.clock.now())

describe('a return', () => {
  test('with photos is accepted, sent back and received: the refund and the taken earning are exact, the goods for sale again', async () => {
    const { consultant, customer, shipment, order, product } = await deliveredGoods(there)
    const photo = await aDocument(customer, 'broken.png', await aPicture())
    const asked = await customer.send(api.askReturn, { id: shipment.id, ...ASKED, photos: [photo.id, photo.id] })
    const { id } = asked.body.data.return
    expect(asked.body.data.return).toMatchObject({ state: 'asked', reason: 'damaged', actBy: expect.any(String) })
    expect(await freezes(order.lines[0]!.id)).toEqual(['goods_return'])
    const shared = { kind: 'product_return' as const, subjectId: id }
    expect((await consultant.send(listSharedDocuments, shared)).body.data.documents).toMatchObject([
      { documentId: photo.id, name: 'broken.png' },
    ])
    const accepted = (await consultant.send(api.answerReturn, { id, answer: 'accept' })).body.data.return
    const returnTo = { name: 'Kulkarni Instruments', address: 'Bhosari, Pune 411026' }
    expect(accepted).toMatchObject({ returnTo, refundablePaise: 127_440 })
    await customer.send(api.writeToSeller, { id, text: 'Can you send a courier on Monday?' })
    const replied = await consultant.send(api.writeToCustomer, { id, text: 'Yes, after 11.' })
    expect(replied.body.data.return.events.slice(-2)).toMatchObject([
      { kind: 'message', by: 'customer', note: 'Can you send a courier on Monday?' },
      { kind: 'message', by: 'consultant', note: 'Yes, after 11.' },
    ])
    await customer.send(api.sendReturn, { id, carrier: 'DTDC', trackingNumber: 'D10042' })
    expect((await toSend(consultant)).data[0]).toMatchObject({
      return: { state: 'sent', trackingNumber: 'D10042', returnTo: null },
    })
    expect((await consultant.send(api.receiveReturn, { id, canBeSoldAgain: true })).status).toBe(201)
    const { state, returnableUntil, return: back } = await seenBy(customer)
    expect({ state, returnableUntil }).toEqual({ state: 'returned', returnableUntil: null })
    expect(events(back!)).toEqual(['asked', 'accepted', 'message', 'message', 'sent', 'received', 'refunded'])
    expect((await customer.send(api.writeToSeller, { id, text: 'Thank you' })).body.code).toBe('stale')
    expect(await stockOf(product.id)).toBe(5)
    expect(await spendable(customer)).toBe(1_000_000)
    expect(await balancesOf(there.db, consultant.id)).toMatchObject({ earnings: 0, earnings_pending: 0, debt: 0 })
    expect(await freezes(order.lines[0]!.id)).toEqual([])
    // What was shared for the return is no longer open to the seller.
    expect((await consultant.send(listSharedDocuments, shared)).body.code).toBe('not_found')
    expect((await consultant.send(openDocument, { id: photo.id, use: 'preview' })).body.code).toBe('not_found')
    expect(await audit(there)).toEqual([])
  })

  test('takes only photos, and only one’s own', async () => {
    const { customer, shipment } = await deliveredGoods(there)
    const ask = async (photos: number[]) =>
      (await customer.send(api.askReturn, { id: shipment.id, ...ASKED, photos })).body.code
    expect(await ask([(await aDocument(customer)).id])).toBe('return_photos')
    expect(await ask([(await aDocument(await there.aCustomer(), 'a.png', await aPicture())).id])).toBe('not_found')
    expect((await seenBy(customer)).return).toBe(null)
  })

  test('can be asked for until seven days after the delivery, once at a time; the database keeps both', async () => {
    const { customer, shipment } = await deliveredGoods(there)
    const ask = async () =>
      (await (await backAgain(there, customer)).send(api.askReturn, { id: shipment.id, ...ASKED })).body
    there.clock.advance({ days: 7, seconds: -1 })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', 'already_requested', 'already_requested'])
    const { id } = answers.find(({ code }) => code === undefined)!.data.return
    await (await backAgain(there, customer)).send(api.withdrawReturn, { id })
    there.clock.advance({ seconds: 1 })
    expect((await ask()).code).toBe('too_late')
    const late = there.pool.query(
      `insert into product_returns (shipment_id, delivered_at, account_id, consultant_id, state, reason, details, asked_at, act_by)
        select shipment_id, delivered_at, account_id, consultant_id, 'asked', reason, details, $2, $2 from product_returns where id = $1`,
      [id, there.clock.now()],
    )
    await expect(late).rejects.toMatchObject({ constraint: 'product_returns_within_window' })
  })

  test('that the seller declines goes to staff if the customer objects; staff decide with a reason', async () => {
    const { consultant, customer, shipment, back } = await aReturn(there)
    const declined = { id: back.id, answer: 'decline' as const }
    expect((await consultant.send(api.answerReturn, declined)).body.code).toBe('invalid')
    await consultant.send(api.answerReturn, { ...declined, reason: 'It was whole when I sent it' })
    expect((await consultant.send(api.answerReturn, { id: back.id, answer: 'accept' })).body.code).toBe('stale')
    await customer.send(api.objectToAnswer, { id: back.id, reason: 'See the photo' })
    const staff = await there.aStaff()
    const list = (await staff.send(listStaffShipments, { view: 'decide' })).body.data
    expect(list).toMatchObject({ toDecide: 1, data: [{ id: shipment.id, returnState: 'escalated' }] })
    const decided = await staff.send(decideReturn, { id: back.id, decision: 'refunded', reason: 'Broken on arrival' })
    expect(events(decided.body.data.return!)).toEqual(['asked', 'declined', 'escalated', 'refunded'])
    expect(await spendable(customer)).toBe(1_000_000)
    expect((await staff.send(getShipmentStory, { id: shipment.id })).body.data.shipment.state).toBe('returned')
    const again = { id: back.id, decision: 'rejected' as const, reason: 'Again' }
    expect((await staff.send(decideReturn, again)).body.code).toBe('stale')
    expect(await audit(there)).toEqual([])
  })

  test('rejected by staff pays the seller as usual; one that staff accept is sent back first', async () => {
    const escalated = async () => {
      const made = await anAnsweredReturn(there, {}, 'decline')
      await made.customer.send(api.objectToAnswer, { id: made.back.id, reason: 'See the photo' })
      return made
    }
    const [first, second, staff] = [await escalated(), await escalated(), await there.aStaff()]
    await staff.send(decideReturn, { id: first.back.id, decision: 'rejected', reason: 'Used for weeks' })
    expect(await freezes(first.order.lines[0]!.id)).toEqual([])
    const rejected = { state: 'delivered', returnableUntil: null, return: { state: 'rejected' } }
    expect(await seenBy(first.customer)).toMatchObject(rejected)
    // The decision is final.
    const again = await first.customer.send(api.askReturn, { id: first.shipment.id, ...ASKED })
    expect(again.body.code).toBe('already_decided')
    const copied = there.pool.query(
      `insert into product_returns (shipment_id, delivered_at, account_id, consultant_id, state, reason, details, asked_at, act_by)
        select shipment_id, delivered_at, account_id, consultant_id, 'asked', reason, details, asked_at, asked_at
        from product_returns where id = $1`,
      [first.back.id],
    )
    await expect(copied).rejects.toMatchObject({ constraint: 'product_returns_one_open' })
    await staff.send(decideReturn, { id: second.back.id, decision: 'accepted', reason: 'Clearly broken' })
    expect(await seenBy(second.customer)).toMatchObject({ state: 'delivered', return: { state: 'accepted' } })
    expect(await freezes(second.order.lines[0]!.id)).toEqual(['goods_return'])
  })

  test('disputed after the goods were sent back cannot be accepted again, only refunded or rejected', async () => {
    const { consultant, customer, back } = await aReturnOnItsWay(there)
    await consultant.send(api.disputeReturn, { id: back.id, reason: 'The box was empty' })
    const staff = await there.aStaff()
    const decide = (decision: 'accepted' | 'refunded') =>
      staff.send(decideReturn, { id: back.id, decision, reason: 'Tracked to the seller' })
    expect((await staff.send(getWaiting, {})).body.data.returns!.count).toBeGreaterThan(0)
    expect((await decide('accepted')).body.code).toBe('stale')
    expect((await decide('refunded')).body.data.return!.state).toBe('refunded')
    expect(await spendable(customer)).toBe(1_000_000)
  })

  test('that comes back without a tracking number is received as well', async () => {
    const { consultant, customer, back } = await anAnsweredReturn(there)
    expect((await consultant.send(api.receiveReturn, { id: back.id, canBeSoldAgain: false })).status).toBe(201)
    expect(await seenBy(customer)).toMatchObject({ state: 'returned', return: { state: 'refunded' } })
    expect(await spendable(customer)).toBe(1_000_000)
  })

  test('that waits for the seller is the first in their list, before what is to be sent', async () => {
    const { consultant, shipment, back } = await aReturn(there)
    const { shipment: next } = await aShipment(there, { consultant })
    const list = async () => {
      const { data, toSend: sending, toAnswer } = await toSend(consultant)
      return { ids: data.map(({ id }) => id), sending, toAnswer }
    }
    expect(await list()).toEqual({ ids: [shipment.id, next.id], sending: 1, toAnswer: 1 })
    await consultant.send(api.answerReturn, { id: back.id, answer: 'accept' })
    expect(await list()).toEqual({ ids: [next.id, shipment.id], sending: 1, toAnswer: 0 })
  })

  test('is in the export of whoever wrote about it', async () => {
    const { consultant, customer, back } = await anAnsweredReturn(there, {}, 'decline')
    await customer.send(api.objectToAnswer, { id: back.id, reason: 'See the photo' })
    const written = async ({ id }: Person) =>
      (await productsForExport(there.db, id)).writtenAboutReturns.map(({ note }) => note)
    expect(await written(customer)).toEqual(['The display is broken', 'See the photo'])
    expect(await written(consultant)).toEqual(['It was fine when I sent it'])
  })
})

describe('when nobody acts in time', () => {
  test('an unanswered return goes to staff, goods on their way back count as received, others are closed', async () => {
    const asked = await aReturn(there)
    const accepted = await anAnsweredReturn(there)
    const declined = await anAnsweredReturn(there, {}, 'decline')
    const sent = await aReturnOnItsWay(there)
    const stateOf = async ({ customer }: { customer: Person }) => (await seenBy(customer)).return!.state
    const all = async () => Promise.all([asked, accepted, declined, sent].map(stateOf))
    await continued()
    expect(await all()).toEqual(['asked', 'accepted', 'declined', 'sent'])
    there.clock.advance({ days: 3 })
    await continued()
    expect(await all()).toEqual(['escalated', 'accepted', 'closed', 'sent'])
    there.clock.advance({ days: 7 })
    await continued()
    expect(await all()).toEqual(['escalated', 'closed', 'closed', 'refunded'])
    expect(await stockOf(sent.product.id)).toBe(4)
    expect(await spendable(sent.customer)).toBe(1_000_000)
    expect(await audit(there)).toEqual([])
  })
})

describe('two at once', () => {
  test('a receipt confirmed twice refunds once', async () => {
    const { consultant, customer, back } = await aReturnOnItsWay(there)
    const receive = async () => (await consultant.send(api.receiveReturn, { id: back.id, canBeSoldAgain: true })).status
    expect((await Promise.all([receive(), receive(), receive()])).sort()).toEqual([201, 409, 409])
    expect(await spendable(customer)).toBe(1_000_000)
    expect(await audit(there)).toEqual([])
  })

  test('an answer at the end of its time, and the step to staff: one of them happens', async () => {
    const { consultant, customer, back } = await aReturn(there)
    there.clock.advance({ days: 3 })
    const seller = await backAgain(there, consultant)
    const [answer] = await Promise.all([
      seller.send(api.answerReturn, { id: back.id, answer: 'accept' }),
      continued(),
      continued(),
    ])
    const { state, events: story } = (await seenBy(customer)).return!
    expect(story).toHaveLength(2)
    expect(state).toBe(answer.status === 201 ? 'accepted' : 'escalated')
  })

  test('a receipt, and a refund of another order of the same product by staff: both happen', async () => {
    const { consultant, product, back } = await aReturnOnItsWay(there)
    const other = await there.aCustomer()
    await fill(there, other, 1_000_000)
    const { order } = (await buy(other, [pieces(product.id, (await anAddress(other)).id)])).body.data
    const { id } = await seenBy(other)
    await consultant.send(sendShipment, { id, carrier: 'India Post', trackingNumber: 'EE987654321IN' })
    await other.send(confirmDelivery, { id })
    const staff = await there.aStaff()
    const lines = [{ lineId: order.lines[0]!.id }]
    const answers = await Promise.all([
      staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Damaged' }),
      consultant.send(api.receiveReturn, { id: back.id, canBeSoldAgain: true }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect([await spendable(other), await stockOf(product.id)]).toEqual([1_000_000, 4])
    expect(await audit(there)).toEqual([])
  })

  test('a refund of the order by staff ends the open return, and the goods are refunded once', async () => {
    const { consultant, customer, order, back } = await aReturnOnItsWay(there)
    const staff = await there.aStaff()
    const lines = [{ lineId: order.lines[0]!.id }]
    await Promise.all([
      staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Damaged' }),
      consultant.send(api.receiveReturn, { id: back.id, canBeSoldAgain: false }),
    ])
    expect(await seenBy(customer)).toMatchObject({ state: 'returned', return: { state: 'refunded' } })
    expect(await spendable(customer)).toBe(1_000_000)
    expect(await freezes(lines[0]!.lineId)).toEqual([])
    expect(await audit(there)).toEqual([])
  })
})
