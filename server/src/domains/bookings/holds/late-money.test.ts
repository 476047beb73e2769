import { beforeEach, describe, expect, test } from 'vitest'
import { getBooking, releaseHold } from '#contract/bookings/endpoints.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { getOrder, payAgain } from '#contract/orders/endpoints.ts'
import { checkoutPayment } from '#contract/payments/endpoints.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
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
const walletOf = async () => (await fundsOf(there.db, customer.id, there.clock.now())).walletPaise
/** The customer's notifications about sessions and payments, oldest first. */
const notified = async (who = customer) =>
  (await who.send(listNotifications, { limit: 50 })).body.data.data
    .toReversed()
    .map(({ title, body }) => (/^(Session|Already)/.test(title) ? `${title}: ${body}` : title))
const sentToSource = async () => {
  const { rows } = await there.pool.query(
    `select payment_refunds.amount_paise::int as paise from payment_refunds join payments on payments.id = payment_id
     where account_id = $1 order by payment_refunds.id`,
    [customer.id],
  )
  return rows.map(({ paise }) => paise)
}
const detail = async (id: number, who = customer) => (await who.send(getBooking, { id })).body.data
async function atTheGateway(id: number, who = customer) {
  const { order, paymentId } = (await buy(who, [{ id, type: 'booking' }], { useWallet: false })).body.data
  return { orderId: order.id, paymentId: paymentId!, page: await checkoutPage(who, paymentId!) }
}

describe('a payment after the hold expired', () => {
  test('books the slot if it is still free', async () => {
    const id = await held()
    const { page } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    expect((await detail(id)).booking.state).toBe('expired')
    await press(there, page, { outcome: 'pay' })
    const { booking, timeline } = await detail(id)
    expect(booking.state).toBe('confirmed')
    expect(timeline.filter(({ done }) => done).map(({ kind }) => kind)).toEqual(['held', 'expired', 'confirmed'])
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('is refunded if someone else has the slot', async () => {
    const at = aTime(there)
    const id = await held(at)
    const { page, orderId } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    const faster = await aBooking(there, { consultant, startsAt: at })
    await press(there, page, { outcome: 'pay' })
    expect((await detail(id)).booking.state).toBe('expired')
    const { order } = (await customer.send(getOrder, { id: orderId })).body.data
    expect([order.status, order.lines[0]?.state]).toEqual(['refunded', 'refused'])
    expect(order.refunds).toMatchObject([{ reasonCode: 'slot_taken', toSourcePaise: PAID_PAISE, toWalletPaise: 0 }])
    expect(await walletOf()).toBe(0)
    expect(await notified()).toEqual([
      `₹1,180 paid`,
      `Session with ${consultant.name} not booked: Someone else booked this slot before your payment reached us. ₹1,180 will be refunded to your original payment method in 3 to 5 working days.`,
      `Refund of ₹1,180`,
    ])
    expect((await detail(faster.id, faster.customer)).booking.state).toBe('confirmed')
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('for two orders of the hold is refunded twice: neither has paid for it', async () => {
    const at = aTime(there)
    const id = await held(at)
    await aCoupon(there, { code: `GONE${id}` })
    const first = await atTheGateway(id)
    const { body } = await buy(customer, [{ id, type: 'booking' }], { couponCode: `GONE${id}`, useWallet: false })
    const page = await checkoutPage(customer, body.data.paymentId!)
    there.clock.advance({ minutes: 11 })
    await aBooking(there, { consultant, startsAt: at })
    await press(there, page, { outcome: 'pay' })
    await press(there, first.page, { outcome: 'pay' })
    for (const orderId of [body.data.order.id, first.orderId]) {
      const { order } = (await customer.send(getOrder, { id: orderId })).body.data
      expect([order.status, order.payment?.sentBack]).toEqual(['refunded', null])
    }
    expect([await walletOf(), await sentToSource()]).toEqual([0, [106_200, PAID_PAISE]])
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('is refunded if the customer has another session by then, or the time has passed', async () => {
    const at = aTime(there)
    const [first, late] = [await held(at), await atTheGatewayOf(aTime(there))]
    const { page } = await atTheGateway(first)
    there.clock.advance({ minutes: 11 })
    await aBooking(there, { customer, startsAt: at })
    await press(there, page, { outcome: 'pay' })
    expect((await detail(first)).booking.state).toBe('expired')
    expect(await notified()).toContainEqual(expect.stringContaining('You have another booking at this time.'))
    there.clock.set(late.at)
    await press(there, late.page, { outcome: 'pay' })
    expect((await detail(late.id, late.who)).booking.state).toBe('expired')
    expect(await notified(late.who)).toContainEqual(expect.stringContaining('after the session was due to start'))
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('applies to the same slot that the customer held again meanwhile', async () => {
    const at = aTime(there)
    const id = await held(at)
    const { page } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    const again = await held(at)
    expect(again).not.toBe(id)
    await press(there, page, { outcome: 'pay' })
    expect([(await detail(id)).booking.state, (await detail(again)).booking.state]).toEqual(['confirmed', 'expired'])
  })

  test('is refunded to its source if the customer has paid for the same session with a new hold', async () => {
    const at = aTime(there)
    const id = await held(at)
    const { page, orderId } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    const again = await held(at)
    await payHold(there, customer, again)
    await press(there, page, { outcome: 'pay' })
    expect([(await detail(id)).booking.state, (await detail(again)).booking.state]).toEqual(['expired', 'confirmed'])
    const { order } = (await customer.send(getOrder, { id: orderId })).body.data
    expect(order.refunds).toMatchObject([{ reasonCode: 'paid_already', toSourcePaise: PAID_PAISE, toWalletPaise: 0 }])
    expect([await walletOf(), await sentToSource()]).toEqual([0, [PAID_PAISE]])
    expect((await notified()).slice(-2)).toEqual([
      `Already paid: session with ${consultant.name}: You have already paid for this session. ₹1,180 will be refunded to your original payment method in 3 to 5 working days.`,
      `Refund of ₹1,180`,
    ])
    expect(await checkBooks(there.db)).toEqual([])
  })

  test("that cannot get the slot leaves the customer's new hold unchanged", async () => {
    const at = aTime(there)
    const id = await held(at)
    const { page } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    const again = await held(at)
    // The fee of the mode that was held first no longer exists.
    await there.pool.query('delete from consultant_fees where consultant_id = $1', [consultant.id])
    await press(there, page, { outcome: 'pay' })
    expect([(await detail(id)).booking.state, (await detail(again)).booking.state]).toEqual(['expired', 'held'])
    expect(await notified()).toContainEqual(expect.stringContaining('no longer available when your payment reached us'))
  })

  test('that cannot pay its order leaves the order the customer is paying now unchanged', async () => {
    const id = await held()
    await aCoupon(there, { code: `LIVE${id}` })
    await fill(there, customer, 18_000)
    const item = [{ id, type: 'booking' as const }]
    const first = (await buy(customer, item)).body.data
    const firstPage = await checkoutPage(customer, first.paymentId!)
    const live = (await buy(customer, item, { couponCode: `LIVE${id}`, useWallet: false })).body.data
    const livePage = await checkoutPage(customer, live.paymentId!)
    // The wallet share of the first order has been spent.
    await fill(there, customer, -18_000)
    await press(there, firstPage, { outcome: 'pay' })
    expect(await sentToSource()).toEqual([100_000])
    const { order } = (await customer.send(getOrder, { id: live.order.id })).body.data
    expect([order.status, order.payment?.state, order.couponCode]).toEqual(['paying', 'created', `LIVE${id}`])
    await press(there, livePage, { outcome: 'pay' })
    expect((await detail(id)).booking).toMatchObject({ state: 'confirmed', orderId: live.order.id })
    expect(await checkBooks(there.db)).toEqual([])
  })
})

describe('no gateway order is created', () => {
  const checkout = async (paymentId: number) => {
    const { status, body } = await customer.send(checkoutPayment, { id: paymentId })
    return [status, body.code]
  }

  test('for a hold that is expired, released or paid', async () => {
    const ids = [await held(), await held(), await held()]
    const [lapsed, released, paid] = [
      await atTheGateway(ids[0]!),
      await atTheGateway(ids[1]!),
      await atTheGateway(ids[2]!),
    ]
    await press(there, paid.page, { outcome: 'pay' })
    expect(await checkout(paid.paymentId)).toEqual([409, 'already_paid'])
    await customer.send(releaseHold, { id: ids[1]! })
    expect(await checkout(released.paymentId)).toEqual([409, 'order_lapsed'])
    expect((await customer.send(payAgain, { id: released.orderId, useWallet: false })).body.code).toBe('order_lapsed')
    expect((await checkout(lapsed.paymentId))[0]).toBe(200)
    there.clock.advance({ minutes: 10 })
    expect(await checkout(lapsed.paymentId)).toEqual([409, 'order_lapsed'])
  })

  test('more than once per payment, however many requests arrive concurrently', async () => {
    const { order, paymentId } = (await buy(customer, [{ id: await held(), type: 'booking' }], { useWallet: false }))
      .body.data
    expect(order.status).toBe('paying')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => customer.send(checkoutPayment, { id: paymentId! })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`)).size).toBe(1)
    const { rows } = await there.pool.query('select from test_gateway_orders where payment_id = $1', [paymentId])
    expect(rows).toHaveLength(1)
  })

  test('while another process is requesting the order; a process that died does not block it for long', async () => {
    const { paymentId } = (await buy(customer, [{ id: await held(), type: 'booking' }], { useWallet: false })).body.data
    await there.pool.query('update payments set order_requested_at = $2 where id = $1', [paymentId, there.clock.now()])
    const { status, body, headers } = await customer.send(checkoutPayment, { id: paymentId! })
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'gateway_unavailable', '2'])
    there.clock.advance({ minutes: 2 })
    expect((await checkout(paymentId!))[0]).toBe(200)
  })
})

async function atTheGatewayOf(at: Date) {
  const who = await there.aCustomer()
  const id = await held(at, who)
  return { id, at, who, ...(await atTheGateway(id, who)) }
}
