import { beforeEach, describe, expect, test } from 'vitest'
import { getBooking, listUserAppointments, releaseHold } from '#contract/bookings/endpoints.ts'
import { cancelPayment, getOrder, payAgain } from '#contract/orders/endpoints.ts'
import { checkoutPayment } from '#contract/payments/endpoints.ts'
import { checkBooks } from '#server/domains/ledger/public.ts'
import { lapseOrders } from '#server/domains/orders/public.ts'
import { aBookable, aTime, hold, PAID_PAISE } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { buy, fill } from '#test/shop.ts'
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
async function atTheGateway(id: number, who = customer) {
  const { order, paymentId } = (await buy(who, [{ id, type: 'booking' }], { useWallet: false })).body.data
  return { orderId: order.id, paymentId: paymentId!, page: await checkoutPage(who, paymentId!) }
}

describe('a payment that the bank is still confirming', () => {
  const upcoming = async () => (await customer.send(listUserAppointments, { type: 'upcoming' })).body.data

  test('is shown with its hold, which can be neither paid nor released meanwhile', async () => {
    const id = await held()
    const { page, orderId, paymentId } = await atTheGateway(id)
    expect((await detail(id)).booking).toMatchObject({ pendingPayment: null, may: { pay: true, release: true } })
    await press(there, page, { outcome: 'pending' })
    const shown = { pendingPayment: { paymentId, orderId, paise: PAID_PAISE }, may: { pay: false, release: false } }
    expect((await detail(id)).booking).toMatchObject({ state: 'held', ...shown })
    expect((await upcoming()).data).toMatchObject([{ id, ...shown }])
    const again = await buy(customer, [{ id, type: 'booking' }], { totalPaise: PAID_PAISE, useWallet: false })
    const refusals = [
      again.body.code,
      (await customer.send(checkoutPayment, { id: paymentId })).body.code,
      (await customer.send(releaseHold, { id })).body.code,
    ]
    expect(refusals).toEqual(['payment_confirming', 'payment_confirming', 'payment_confirming'])
    await press(there, page, { outcome: 'decline' })
    expect((await detail(id)).booking).toMatchObject({ pendingPayment: null, may: { pay: true, release: true } })
  })

  test('is shown after the hold expired, in the list too, and books the session when it arrives', async () => {
    const id = await held()
    const { page, paymentId } = await atTheGateway(id)
    await press(there, page, { outcome: 'pending' })
    there.clock.advance({ minutes: 11 })
    const shown = { id, state: 'expired', pendingPayment: { paymentId }, may: { pay: false, bookAgain: false } }
    expect((await detail(id)).booking).toMatchObject(shown)
    expect(await upcoming()).toMatchObject({ data: [shown], counts: { upcoming: 1 } })
    await press(there, page, { outcome: 'confirm' })
    expect((await detail(id)).booking).toMatchObject({ state: 'confirmed', pendingPayment: null })
  })

  const statusOf = async (id: number) => (await customer.send(getOrder, { id })).body.data.order.status

  test('is shown after the customer had closed the checkout; if it fails, the order can be paid again', async () => {
    const id = await held()
    const { page, orderId, paymentId } = await atTheGateway(id)
    expect((await customer.send(cancelPayment, { id: orderId })).body.data.order.payment?.state).toBe('cancelled')
    await press(there, page, { outcome: 'pending' })
    expect(await statusOf(orderId)).toBe('confirming')
    expect((await detail(id)).booking).toMatchObject({ pendingPayment: { paymentId }, may: { pay: false } })
    expect((await customer.send(payAgain, { id: orderId, useWallet: false })).body.code).toBe('payment_confirming')
    await press(there, page, { outcome: 'decline' })
    expect(await statusOf(orderId)).toBe('open')
    expect((await detail(id)).booking).toMatchObject({ pendingPayment: null, may: { pay: true } })
  })

  test('is shown and polled again after the order had expired, and books the session or leaves it expired', async () => {
    for (const outcome of ['confirm', 'decline'] as const) {
      const id = await held()
      const { page, orderId, paymentId } = await atTheGateway(id)
      there.clock.advance({ minutes: 31 })
      await lapseOrders(there.app.services, there.clock.now())
      const cancelled = await paymentOfOrder(paymentId)
      expect([await statusOf(orderId), cancelled.state, cancelled.next_poll_at]).toEqual(['lapsed', 'cancelled', null])
      await press(there, page, { outcome: 'pending' })
      expect(await statusOf(orderId)).toBe('confirming')
      expect((await detail(id)).booking).toMatchObject({ state: 'expired', pendingPayment: { paymentId } })
      expect((await upcoming()).data.map((one) => one.id)).toContain(id)
      expect((await paymentOfOrder(paymentId)).next_poll_at).toEqual(expect.any(Date))
      await press(there, page, { outcome })
      const state = outcome === 'confirm' ? 'confirmed' : 'expired'
      expect((await detail(id)).booking).toMatchObject({ state, pendingPayment: null })
      expect(await statusOf(orderId)).toBe(outcome === 'confirm' ? 'paid' : 'lapsed')
    }
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('also applies to a new hold of the same session, which must not be paid again', async () => {
    const at = aTime(there)
    const { page, paymentId } = await atTheGateway(await held(at))
    await press(there, page, { outcome: 'pending' })
    there.clock.advance({ minutes: 11 })
    const again = await held(at)
    expect((await detail(again)).booking).toMatchObject({ pendingPayment: { paymentId }, may: { pay: false } })
    await fill(there, customer, PAID_PAISE)
    expect((await buy(customer, [{ id: again, type: 'booking' }])).body.code).toBe('payment_confirming')
    await press(there, page, { outcome: 'decline' })
    expect((await buy(customer, [{ id: again, type: 'booking' }])).status).toBe(201)
    expect((await detail(again)).booking.state).toBe('confirmed')
  })
})

const paymentOfOrder = (id: number) =>
  there.db.selectFrom('payments').select(['state', 'next_poll_at']).where('id', '=', id).executeTakeFirstOrThrow()
