import { describe, expect, test } from 'vitest'
import { getWaiting } from '#contract/admin/endpoints.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import * as api from '#contract/products/shipments.ts'
import { cancelOverdueShipment, cancelShipment, listShipments, reportMissing } from '#contract/products/shipments.ts'
import { decideMissing, getShipmentStory, listStaffShipments } from '#contract/products/staff-shipments.ts'
import { balancesOf, fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aShipment, missingGoods, overdueGoods, sentGoods, toSend } from '#test/goods.ts'
import type { Person } from '#test/people.ts'
import { backAgain } from '#test/questions.ts'
import { world } from '#test/world.ts'
import { cancelGoodsOfSuspended } from './cancellations/service.ts'
import { deliverUnconfirmed, remindSellers } from './deadlines/service.ts'
import { productsForExport } from './personal-data/queries.ts'

const there = await world()
const { services } = there.app

const REASON = 'The last one broke in my hands'
const stockOf = async (id: number) =>
  (await there.pool.query('select stock from products where id = $1', [id])).rows[0].stock
const seenBy = async (customer: Person) =>
  (await (await backAgain(there, customer)).send(listShipments, {})).body.data.data[0]!
const spendable = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).spendablePaise
const messagesTo = async ({ id }: Person, like: string) =>
  (
    await there.pool.query('select message from notices where account_id = $1 and message like $2 order by id', [
      id,
      like,
    ])
  ).rows.map(({ message }) => message)
const send = (consultant: Person, id: number) =>
  consultant.send(api.sendShipment, { id, carrier: 'India Post', trackingNumber: 'EE123456789IN' })
const reminded = () => remindSellers(services, there.clock.now())
const delivered = () => deliverUnconfirmed(services, there.clock.now())

describe('a seller who cannot send', () => {
  test('cancels with a reason: the customer is refunded in full at once, with delivery, and reads why', async () => {
    const { consultant, customer, shipment, order, product } = await aShipment(there)
    const cancelled = { id: shipment.id, reason: REASON, backInStock: false }
    expect((await consultant.send(cancelShipment, { ...cancelled, reason: ' ' })).body.code).toBe('invalid')
    expect((await consultant.send(cancelShipment, cancelled)).status).toBe(201)
    expect(await seenBy(customer)).toMatchObject({
      state: 'cancelled',
      cancellation: { by: 'consultant', reason: REASON },
    })
    expect(await spendable(customer)).toBe(1_000_000)
    expect(await stockOf(product.id)).toBe(4)
    const { refunds } = (await customer.send(getOrder, { id: order.id })).body.data.order
    expect(refunds).toMatchObject([{ reason: REASON, reasonCode: 'cancelled_by_consultant', paise: 127_440 }])
    expect(await messagesTo(customer, 'goods_cancelled%')).toEqual(['goods_cancelled_by_seller'])
    expect(await messagesTo(consultant, 'goods_cancelled%')).toEqual([])
    expect((await consultant.send(cancelShipment, cancelled)).body.code).toBe('stale')
    expect((await send(consultant, shipment.id)).body.code).toBe('stale')
    expect((await productsForExport(there.db, consultant.id)).notSent).toMatchObject([{ reason: REASON }])
    expect(await audit(there)).toEqual([])
  })

  test('puts the pieces back if they can be sold; packed goods can be cancelled, sent goods cannot', async () => {
    const { consultant, shipment, product } = await aShipment(there)
    await consultant.send(api.moveShipment, { id: shipment.id, to: 'packed' })
    const cancelled = { id: shipment.id, reason: 'Not served any more', backInStock: true }
    expect((await consultant.send(cancelShipment, cancelled)).status).toBe(201)
    expect(await stockOf(product.id)).toBe(5)
    const sent = await sentGoods(there)
    expect((await sent.consultant.send(cancelShipment, { ...cancelled, id: sent.shipment.id })).body.code).toBe('stale')
    expect((await sent.consultant.send(cancelShipment, cancelled)).body.code).toBe('not_found')
  })

  test('who is suspended has unsent goods cancelled: the customer is refunded in full, once', async () => {
    const { consultant, customer, order, shipment, product } = await aShipment(there)
    const sent = await sentGoods(there)
    for (const { id } of [consultant, sent.consultant])
      await there.pool.query('update accounts set suspended_at = $2 where id = $1', [id, there.clock.now()])
    const now = there.clock.now()
    await Promise.all([cancelGoodsOfSuspended(services, now), cancelGoodsOfSuspended(services, now)])
    const after = (await customer.send(getOrder, { id: order.id })).body.data.order
    expect(after.refunds).toMatchObject([{ reasonCode: 'cancelled_by_platform', paise: after.totalPaise }])
    const stateOf = async (id: number) =>
      (await there.pool.query('select state from product_shipments where id = $1', [id])).rows[0].state
    expect([await stateOf(shipment.id), await stateOf(sent.shipment.id)]).toEqual(['cancelled', 'shipped'])
    expect(await stockOf(product.id)).toBe(5)
    expect(await audit(there)).toEqual([])
  })

  test('while the order is refunded by staff: it is refunded once, and the pieces are counted once', async () => {
    const { consultant, customer, shipment, order, product, staff } = await aShipment(there)
    const lines = [{ lineId: order.lines[0]!.id }]
    const answers = await Promise.all([
      consultant.send(cancelShipment, { id: shipment.id, reason: REASON, backInStock: true }),
      staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Changed mind' }),
      consultant.send(cancelShipment, { id: shipment.id, reason: REASON, backInStock: true }),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect([await spendable(customer), await stockOf(product.id)]).toEqual([1_000_000, 5])
    expect(await audit(there)).toEqual([])
  })
})

describe('a seller who does not send', () => {
  test('is reminded three times and never again; then the customer may cancel with a full refund', async () => {
    const { consultant, customer, shipment, product } = await aShipment(there)
    const count = async () => (await messagesTo(consultant, 'goods_reminder')).length
    const cancel = async () =>
      (await (await backAgain(there, customer)).send(cancelOverdueShipment, { id: shipment.id })).body.code
    const counted = []
    for (const hours of [47, 1, 47, 1, 47, 1, 240]) {
      there.clock.advance({ hours })
      await Promise.all([reminded(), reminded()])
      counted.push(await count())
      if (counted.length === 5) expect(await cancel()).toBe('seller_has_time')
    }
    expect(counted).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect(await messagesTo(customer, 'goods_overdue')).toHaveLength(1)
    expect((await seenBy(customer)).isOverdue).toBe(true)
    expect(await cancel()).toBe(undefined)
    expect(await seenBy(customer)).toMatchObject({ state: 'cancelled', cancellation: { by: 'customer' } })
    expect([await spendable(customer), await stockOf(product.id)]).toEqual([1_000_000, 5])
    expect(await messagesTo(consultant, 'goods_cancelled')).toHaveLength(1)
    expect(await cancel()).toBe('stale')
    expect(await audit(there)).toEqual([])
  })

  test('is not reminded of what was sent, cancelled or refunded', async () => {
    const [sent, cancelled, refunded] = [await sentGoods(there), await aShipment(there), await aShipment(there)]
    await cancelled.consultant.send(cancelShipment, { id: cancelled.shipment.id, reason: REASON, backInStock: true })
    const lines = [{ lineId: refunded.order.lines[0]!.id }]
    await refunded.staff.send(refundOrder, { id: refunded.order.id, lines, to: 'wallet', reason: 'Changed mind' })
    there.clock.advance({ days: 7 })
    await reminded()
    for (const { consultant } of [sent, cancelled, refunded])
      expect(await messagesTo(consultant, 'goods_reminder')).toEqual([])
  })

  test('sends at the moment in which the customer cancels: one of them happens', async () => {
    const { consultant, customer, shipment } = await overdueGoods(there)
    const [sending, cancelling] = await Promise.all([
      send(consultant, shipment.id),
      customer.send(cancelOverdueShipment, { id: shipment.id }),
    ])
    expect([sending.status, cancelling.status].sort()).toEqual([201, 409])
    expect((await seenBy(customer)).state).toBe(sending.status === 201 ? 'shipped' : 'cancelled')
    expect(await audit(there)).toEqual([])
  })
})

describe('goods that nobody confirms', () => {
  test('count as delivered ten days after they were sent, and are earned', async () => {
    const { consultant, customer, shipment } = await sentGoods(there)
    const { deliverBy, missingFrom } = await seenBy(customer)
    expect(Date.parse(deliverBy!) - Date.parse(missingFrom!)).toBe(7 * 86_400_000)
    there.clock.advance({ days: 10, seconds: -1 })
    await delivered()
    expect((await seenBy(customer)).state).toBe('shipped')
    there.clock.advance({ seconds: 1 })
    await Promise.all([delivered(), delivered()])
    expect(await seenBy(customer)).toMatchObject({ state: 'delivered', deliverBy: null })
    expect((await seenBy(customer)).returnableUntil).not.toBe(null)
    expect((await balancesOf(there.db, consultant.id)).earnings_pending).toBeGreaterThan(0)
    expect(await messagesTo(customer, 'goods_assumed_delivered')).toHaveLength(1)
    expect(await messagesTo(consultant, 'goods_assumed_received')).toHaveLength(1)
    const late = { id: shipment.id, details: 'It never came' }
    expect((await (await backAgain(there, customer)).send(reportMissing, late)).body.code).toBe('stale')
    expect(await audit(there)).toEqual([])
  })

  test('are reported as missing between the third and the tenth day; the database keeps both', async () => {
    const { consultant, customer, shipment } = await sentGoods(there)
    const report = async () =>
      (await (await backAgain(there, customer)).send(reportMissing, { id: shipment.id, details: 'It never came' })).body
        .code
    expect(await report()).toBe('still_on_its_way')
    there.clock.advance({ days: 10 })
    expect(await report()).toBe('too_late')
    there.clock.advance({ seconds: -1 })
    expect(await report()).toBe(undefined)
    expect(await report()).toBe('stale')
    there.clock.advance({ days: 30 })
    await delivered()
    const seller = await backAgain(there, consultant)
    expect((await seller.send(api.moveShipment, { id: shipment.id, to: 'delivered' })).body.code).toBe('stale')
    expect((await toSend(seller)).data[0]).toMatchObject({ state: 'shipped', missingAt: expect.any(String) })
    expect((await productsForExport(there.db, customer.id)).received).toMatchObject([
      { missingDetails: 'It never came' },
    ])
    // It may still arrive.
    expect((await (await backAgain(there, customer)).send(api.confirmDelivery, { id: shipment.id })).status).toBe(201)
    expect(await seenBy(customer)).toMatchObject({ state: 'delivered', missingAt: null })
  })

  test('and are missing are decided by staff: refunded in full, or counted as delivered', async () => {
    const [first, second, staff] = [await missingGoods(there), await missingGoods(there), await there.aStaff()]
    const queue = (await staff.send(getWaiting, {})).body.data.returns!
    const list = (await staff.send(listStaffShipments, { view: 'decide' })).body.data
    expect(queue.count).toBe(list.toDecide)
    expect(list.data.map(({ id }) => id)).toEqual(expect.arrayContaining([first.shipment.id, second.shipment.id]))
    const { shipment } = (await staff.send(getShipmentStory, { id: first.shipment.id })).body.data
    expect(shipment).toMatchObject({ missingDetails: 'The courier never came', refundablePaise: 127_440 })
    const decide = (id: number, decision: 'delivered' | 'refunded') =>
      staff.send(decideMissing, { id, decision, reason: 'The courier company confirms it' })
    const answers = await Promise.all([decide(first.shipment.id, 'refunded'), decide(first.shipment.id, 'delivered')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await decide(second.shipment.id, 'delivered')
    expect(await seenBy(second.customer)).toMatchObject({ state: 'delivered', missingAt: null })
    expect(await messagesTo(second.customer, 'goods_missing_answered')).toHaveLength(1)
    expect(await messagesTo(second.consultant, 'goods_missing_decided')).toHaveLength(1)
    expect((await staff.send(getWaiting, {})).body.data.returns!.count).toBe(queue.count - 2)
    expect(await audit(there)).toEqual([])
  })

  test('and that staff refund leave nothing earned, and nothing in the stock', async () => {
    const { consultant, customer, shipment, product } = await missingGoods(there)
    const staff = await there.aStaff()
    const decided = await staff.send(decideMissing, { id: shipment.id, decision: 'refunded', reason: 'Lost' })
    expect(decided.body.data.shipment).toMatchObject({ state: 'returned', missingAt: null, refundablePaise: 0 })
    expect([await spendable(customer), await stockOf(product.id)]).toEqual([1_000_000, 4])
    expect(await balancesOf(there.db, consultant.id)).toMatchObject({ earnings: 0, earnings_pending: 0 })
    expect(await messagesTo(consultant, 'goods_returned')).toEqual([])
    expect(await audit(there)).toEqual([])
  })
})
