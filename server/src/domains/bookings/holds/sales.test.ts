import { beforeEach, describe, expect, test } from 'vitest'
import { getBooking } from '#contract/bookings/endpoints.ts'
import { getOrder, listOrders, quoteCart } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { sendRefunds } from '#server/domains/payments/public.ts'
import { aBookable, aBooking, aTime, hold, PAID_PAISE, payHold } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aCoupon, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()
let consultant: Person
let customer: Person
beforeEach(async () => {
  consultant = await aBookable(there)
  customer = await there.aCustomer()
})

const held = async (at = aTime(there), who = customer) => (await hold(who, consultant, at)).body.data.booking.id
const detail = async (id: number, who = customer) => (await who.send(getBooking, { id })).body.data
const events = async (event: string, accountId: number) => {
  const { rows } = await there.pool.query(
    `select params from outbox where channel = 'socket' and message = $1 and recipient like '%' || $2::text order by id`,
    [event, String(accountId)],
  )
  return rows.map(({ params }) => params)
}
/** The gateway page for an order of this booking. */
async function atTheGateway(id: number, who = customer) {
  const { body } = await buy(who, [{ id, type: 'booking' }], { useWallet: false })
  const { order, paymentId } = body.data
  return { orderId: order.id, paymentId: paymentId!, page: await checkoutPage(who, paymentId!), order }
}

describe('paying a hold', () => {
  test('confirms it: the slot stays reserved, the invoice is written, and the consultant’s browser is notified', async () => {
    const id = await held()
    const { body } = await payHold(there, customer, id)
    expect(body.data.order).toMatchObject({ status: 'paid', totalPaise: PAID_PAISE })
    expect(body.data.order.lines[0]).toMatchObject({
      ...{ type: 'booking', state: 'fulfilled', pricePaise: 100_000 },
      title_english: `Video consultation with ${consultant.name}, 30 minutes`,
    })
    const { booking, money, timeline } = await detail(id)
    expect([booking.state, booking.orderId, booking.heldUntil]).toEqual(['confirmed', body.data.order.id, null])
    expect(money).toMatchObject({ totalPaise: PAID_PAISE, taxPaise: 18_000, walletPaise: PAID_PAISE, refundedPaise: 0 })
    expect(money?.documents).toMatchObject([{ kind: 'invoice' }])
    expect(timeline.map(({ kind, done }) => [kind, done])).toEqual([
      ...[
        ['held', true],
        ['confirmed', true],
        ['room_opens', false],
        ['starts', false],
        ['ends', false],
      ],
    ])
    const [done] = await events('bookingdone', consultant.id)
    expect(done).toMatchObject({
      consultantId: consultant.id,
      message: expect.stringMatching(
        new RegExp(
          `^${customer.name} booked a video consultation: \\d+(st|nd|rd|th) [A-Z][a-z]+ 20\\d\\d, \\d+:\\d\\d [AP]M$`,
        ),
      ),
      eventId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(await events('bookingchanged', customer.id)).toEqual([{ bookingId: id }])
    const busy = await there.db
      .selectFrom('busy_times')
      .select(['kind', 'lapses_at'])
      .where('booking_id', '=', id)
      .execute()
    expect(busy).toEqual([{ kind: 'booking', lapses_at: null }])
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('the order has to be paid before the hold ends', async () => {
    const id = await held()
    const { order } = await atTheGateway(id)
    expect(order.payUntil).toBe((await detail(id)).booking.heldUntil)
  })

  test('nobody else can quote or buy it, and an expired one is withdrawn', async () => {
    const id = await held()
    const items = [{ id, type: 'booking' as const }]
    const stranger = await there.aCustomer()
    for (const who of [stranger, there])
      expect((await who.send(quoteCart, { items })).body.data.lines[0]).toMatchObject({
        blocked: 'withdrawn',
        title_english: '',
      })
    expect((await customer.send(quoteCart, { items })).body.data).toMatchObject({ totalPaise: PAID_PAISE })
    there.clock.advance({ minutes: 10 })
    expect((await customer.send(quoteCart, { items })).body.data.lines[0]?.blocked).toBe('withdrawn')
  })
})

describe('paying one hold several times', () => {
  const item = (id: number) => [{ id, type: 'booking' as const }]
  const ordersOf = async (who = customer) => (await who.send(listOrders, {})).body.data.data
  const walletOf = async () => (await fundsOf(there.db, customer.id, there.clock.now())).walletPaise
  const sentBack = async (paymentId: number) => {
    const { rows } = await there.pool.query(
      'select amount_paise::int as paise, reason from payment_refunds where payment_id = $1',
      [paymentId],
    )
    return rows
  }

  test('concurrently creates one order, and the wallet pays once', async () => {
    const id = await held()
    await fill(there, customer, 3 * PAID_PAISE)
    const answers = await Promise.all([1, 2, 3].map(() => buy(customer, item(id), { totalPaise: PAID_PAISE })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.order.id)).size).toBe(1)
    expect([await walletOf(), (await ordersOf()).length]).toEqual([2 * PAID_PAISE, 1])
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('concurrently at the gateway creates one attempt', async () => {
    const id = await held()
    const pay = () => buy(customer, item(id), { totalPaise: PAID_PAISE, useWallet: false })
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.paymentId}`)).size).toBe(1)
    const { rows } = await there.pool.query('select count(*)::int as count from payments where account_id = $1', [
      customer.id,
    ])
    expect([rows, (await ordersOf()).length]).toEqual([[{ count: 1 }], 1])
  })

  test('after going back leads to the same gateway order; once paid, to the paid order', async () => {
    const id = await held()
    const [first, again] = [await atTheGateway(id), await atTheGateway(id)]
    expect([again.orderId, again.page]).toEqual([first.orderId, first.page])
    await press(there, first.page, { outcome: 'pay' })
    const { status, body } = await buy(customer, item(id), { totalPaise: PAID_PAISE, useWallet: false })
    expect([status, body.data.paymentId, body.data.order.status]).toEqual([201, null, 'paid'])
    expect(await ordersOf()).toMatchObject([{ id: first.orderId, status: 'paid' }])
  })

  test('partly from the wallet voids the first attempt: its payment is refunded to its source, with the reason', async () => {
    const id = await held()
    const first = await atTheGateway(id)
    await fill(there, customer, 18_000)
    const { body } = await buy(customer, item(id), { totalPaise: PAID_PAISE })
    expect(body.data.order).toMatchObject({ id: first.orderId, walletPaise: 18_000, gatewayPaise: 100_000 })
    await press(there, await checkoutPage(customer, body.data.paymentId!), { outcome: 'pay' })
    await press(there, first.page, { outcome: 'pay', method: 'card' })
    expect(await sentBack(first.paymentId)).toEqual([{ paise: PAID_PAISE, reason: 'paid_already' }])
    expect((await detail(id)).booking).toMatchObject({ state: 'confirmed', orderId: first.orderId })
    await sendRefunds(there.app.services, there.clock.now())
    expect((await there.call('GET', `/demo/inbox.json?to=${customer.mobile}`)).text).toContain('This was already paid')
    expect([await walletOf(), await checkBooks(there.db)]).toEqual([0, []])
  })

  test('at another price: the first payment to arrive pays, the later one is refunded to its source', async () => {
    const id = await held()
    await aCoupon(there, { code: `HOLD${id}` })
    const first = await atTheGateway(id)
    const { body } = await buy(customer, item(id), { couponCode: `HOLD${id}`, useWallet: false })
    const later = { paymentId: body.data.paymentId!, page: await checkoutPage(customer, body.data.paymentId!) }
    await expect(checkoutPage(customer, first.paymentId)).rejects.toThrow('409 payment_over')
    await press(there, first.page, { outcome: 'pay' })
    expect((await detail(id)).booking).toMatchObject({ state: 'confirmed', orderId: first.orderId })
    await expect(checkoutPage(customer, later.paymentId)).rejects.toThrow('409 payment_over')
    await press(there, later.page, { outcome: 'pay' })
    expect(await sentBack(later.paymentId)).toEqual([{ paise: 106_200, reason: 'paid_already' }])
    const { order } = (await customer.send(getOrder, { id: body.data.order.id })).body.data
    expect([order.status, order.payment?.sentBack]).toEqual(['lapsed', 'paid_already'])
    expect((await ordersOf()).map(({ status }) => status)).toEqual(['lapsed', 'paid'])
    expect([await walletOf(), await checkBooks(there.db)]).toEqual([0, []])
  })

  test('from the wallet after going back: the invoice has the billing details given last', async () => {
    const id = await held()
    const first = await atTheGateway(id)
    await fill(there, customer, PAID_PAISE)
    const gstin = '27ABCCP1234F1ZR'
    const { body } = await buy(customer, item(id), { totalPaise: PAID_PAISE, gstin })
    expect(body.data.order).toMatchObject({ id: first.orderId, status: 'paid', billing: { gstin } })
    const { rows } = await there.pool.query(
      `select body->'buyer'->>'gstin' as gstin from documents where order_id = $1`,
      [first.orderId],
    )
    expect(rows).toEqual([{ gstin }])
  })

  test('together with another hold is refused, whether or not one of them has an order', async () => {
    const [one, two] = [await held(), await held()]
    const both = [...item(one), ...item(two)]
    const refusal = async () => {
      const { status, body } = await buy(customer, both, { totalPaise: 2 * PAID_PAISE, useWallet: false })
      return [status, body.code]
    }
    const refused = [422, 'booking_with_other_items']
    expect(await refusal()).toEqual(refused)
    await press(there, (await atTheGateway(one)).page, { outcome: 'pay' })
    expect(await refusal()).toEqual(refused)
    expect((await atTheGateway(two)).order).toMatchObject({ status: 'paying', lines: [{ type: 'booking' }] })
  })

  test('with a coupon keeps it: the quote after going back is the same, and so is the attempt', async () => {
    const id = await held()
    const couponCode = `KEEP${id}`
    await aCoupon(there, { code: couponCode, totalMax: 1 })
    const first = (await buy(customer, item(id), { couponCode, useWallet: false })).body.data
    const { coupon, totalPaise } = (await customer.send(quoteCart, { items: item(id), couponCode })).body.data
    expect([coupon?.problem, totalPaise]).toEqual([null, 106_200])
    const again = (await buy(customer, item(id), { couponCode, useWallet: false })).body.data
    expect([again.order.id, again.paymentId]).toEqual([first.order.id, first.paymentId])
  })

  test('is refused by the database, whatever the code does', async () => {
    const id = await held()
    const { orderId } = await atTheGateway(id)
    const twice = there.pool.query(
      `insert into order_lines (order_id, position, kind, item_id, sold_once, title_english, title_hindi, tax_code, price_paise,
         discount_paise, taxable_paise, gst_rate_bp, cgst_paise, sgst_paise, igst_paise, total_paise)
       select order_id, 9, kind, item_id, sold_once, title_english, title_hindi, tax_code, price_paise,
         discount_paise, taxable_paise, gst_rate_bp, cgst_paise, sgst_paise, igst_paise, total_paise
       from order_lines where order_id = $1`,
      [orderId],
    )
    await expect(twice).rejects.toMatchObject({ constraint: 'order_lines_one_order_per_draft' })
  })
})

test('a refund of the whole order by staff cancels the session', async () => {
  const { id, orderId, consultant: expert, startsAt } = await aBooking(there, { customer, consultant })
  const staff = await there.aStaff()
  const { body } = await customer.send(getOrder, { id: orderId })
  const lines = [{ lineId: body.data.order.lines[0]!.id }]
  const { status } = await staff.send(refundOrder, { id: orderId, lines, reason: 'As agreed by phone', to: 'wallet' })
  expect(status).toBe(201)
  expect((await detail(id)).booking).toMatchObject({ state: 'cancelled', cancelledBy: 'platform' })
  expect((await hold(await there.aCustomer(), expert, startsAt)).status).toBe(201)
  expect(await checkBooks(there.db)).toEqual([])
})
