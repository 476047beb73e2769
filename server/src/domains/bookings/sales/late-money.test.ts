import { beforeEach, describe, expect, test } from 'vitest'
import { getBooking } from '#contract/bookings.ts'
import { getOrder } from '#contract/orders.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/service.ts'
import { aBookable, aBooking, aTime, hold, PAID_PAISE } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aCoupon, buy } from '#test/shop.ts'
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
  return { orderId: order.id, page: await checkoutPage(who, paymentId!) }
}

describe('money that comes after the hold lapsed', () => {
  test('takes the time if it is still free', async () => {
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

  test('goes back when somebody else has it by then', async () => {
    const at = aTime(there)
    const id = await held(at)
    const { page, orderId } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    const faster = await aBooking(there, { consultant, startsAt: at })
    await press(there, page, { outcome: 'pay' })
    expect((await detail(id)).booking.state).toBe('expired')
    const { order } = (await customer.send(getOrder, { id: orderId })).body.data
    expect([order.standing, order.lines[0]?.state]).toEqual(['refunded', 'refused'])
    expect((await fundsOf(there.db, customer.id, there.clock.now())).walletPaise).toBe(PAID_PAISE)
    expect((await detail(faster.id, faster.customer)).booking.state).toBe('confirmed')
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('for two orders of the hold goes back to the wallet twice: neither has paid for it', async () => {
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
      expect([order.standing, order.payment?.sentBack]).toEqual(['refunded', null])
    }
    expect((await fundsOf(there.db, customer.id, there.clock.now())).walletPaise).toBe(PAID_PAISE + 106_200)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('goes back when the customer is elsewhere by then, or the hour has come', async () => {
    const at = aTime(there)
    const [first, late] = [await held(at), await atTheGatewayOf(aTime(there))]
    const { page } = await atTheGateway(first)
    there.clock.advance({ minutes: 11 })
    await aBooking(there, { customer, startsAt: at })
    await press(there, page, { outcome: 'pay' })
    expect((await detail(first)).booking.state).toBe('expired')
    there.clock.set(late.at)
    await press(there, late.page, { outcome: 'pay' })
    expect((await detail(late.id, late.who)).booking.state).toBe('expired')
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('is for the same time that the customer took anew meanwhile', async () => {
    const at = aTime(there)
    const id = await held(at)
    const { page } = await atTheGateway(id)
    there.clock.advance({ minutes: 11 })
    const again = await held(at)
    expect(again).not.toBe(id)
    await press(there, page, { outcome: 'pay' })
    expect([(await detail(id)).booking.state, (await detail(again)).booking.state]).toEqual(['confirmed', 'expired'])
  })
})

async function atTheGatewayOf(at: Date) {
  const who = await there.aCustomer()
  const id = await held(at, who)
  return { id, at, who, ...(await atTheGateway(id, who)) }
}
