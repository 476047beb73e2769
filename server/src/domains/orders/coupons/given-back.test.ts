import { beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#contract/bookings.ts'
import { getOrder, quoteCart } from '#contract/orders.ts'
import { refundOrder } from '#contract/orders-staff.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aBooking, aTime, hold } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { aCoupon, aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()
let codes = 0
let code: string
let buyer: Person
beforeEach(async () => {
  codes += 1
  code = `BACK${codes}`
  buyer = await there.aCustomer()
  await fill(there, buyer, 1_000_000)
})

/** Once for each, once in all. */
const theOnlyOne = (more: object = {}) => aCoupon(there, { code, percentBp: 5000, totalMax: 1, ...more })

/** What a coupon says to somebody now; null when it can be used. */
async function problemFor(who: Person) {
  const { id, type } = await aService(there)
  const asked = { items: [{ id, type }], state: '27', couponCode: code }
  return (await who.send(quoteCart, asked)).body.data.coupon?.problem
}

const usedNow = async () => (await there.pool.query('select used from coupons where code = $1', [code])).rows[0].used

/** Services bought with the coupon in one order. */
async function bought(count = 1) {
  const services = []
  for (let n = 0; n < count; n++) services.push(await aService(there))
  const { order } = (await buy(buyer, services, { couponCode: code })).body.data
  const line = (n: number) => ({ lineId: order.lines[n]!.id })
  return { order, line, services }
}

/** By staff whose second factor is fresh, whatever time it is. */
const refund = async (id: number, lines: { lineId: number; paise?: number }[]) =>
  (await there.aStaff()).send(refundOrder, { id, lines, to: 'wallet', reason: 'As agreed' })

/** A session bought with the coupon. */
async function booked() {
  const [consultant, startsAt] = [await aBookable(there), aTime(there)]
  const { id } = (await hold(buyer, consultant, startsAt)).body.data.booking
  const { order } = (await buy(buyer, [{ id, type: 'booking' }], { couponCode: code })).body.data
  const cancel = (who: Person, expectedRefundPaise: number) => who.send(cancelBooking, { id, expectedRefundPaise })
  const hoursBefore = (hours: number) => there.clock.set(new Date(startsAt.getTime() - hours * 3_600_000))
  return { order, consultant, cancel, hoursBefore }
}

describe('a coupon whose whole order was given back can be used again', () => {
  test('by its customer or, where it was the last one, by anybody', async () => {
    await theOnlyOne()
    const { order, line } = await bought()
    const other = await there.aCustomer()
    expect([await problemFor(buyer), await problemFor(other)]).toEqual(['used_up', 'used_up'])
    expect((await refund(order.id, [line(0)])).status).toBe(201)
    expect([await problemFor(buyer), await problemFor(other), await usedNow()]).toEqual([null, null, 0])
    expect((await bought()).order.discountPaise).toBeGreaterThan(0)
    expect(await problemFor(other)).toBe('used_up')
    expect(await audit(there)).toEqual([])
  })

  test('when the consultant calls the session off, however late', async () => {
    await theOnlyOne()
    const { order, consultant, cancel, hoursBefore } = await booked()
    hoursBefore(1)
    expect((await cancel(consultant, order.totalPaise)).status).toBe(200)
    expect(await problemFor(buyer)).toBe(null)
    expect(await audit(there)).toEqual([])
  })

  test('when the customer does it in time for all of the money, but not later', async () => {
    await theOnlyOne({ totalMax: null })
    const early = await booked()
    early.hoursBefore(24)
    expect((await early.cancel(buyer, early.order.totalPaise)).status).toBe(200)
    expect(await problemFor(buyer)).toBe(null)
    for (const [hours, part] of [
      [12, 0.5],
      [1, 0],
    ] as const) {
      buyer = await there.aCustomer()
      await fill(there, buyer, 1_000_000)
      const late = await booked()
      late.hoursBefore(hours)
      expect((await late.cancel(buyer, late.order.totalPaise * part)).status).toBe(200)
      expect(await problemFor(buyer)).toBe('used_by_you')
    }
    expect(await audit(there)).toEqual([])
  })

  test('also when it had paid for all of it', async () => {
    await theOnlyOne({ percentBp: 10_000 })
    const early = await booked()
    early.hoursBefore(24)
    expect((await early.cancel(buyer, 0)).status).toBe(200)
    expect(await problemFor(buyer)).toBe(null)
    const { order, line } = await bought()
    expect(order.totalPaise).toBe(0)
    expect((await refund(order.id, [line(0)])).status).toBe(201)
    expect(await problemFor(buyer)).toBe(null)
    const late = await booked()
    late.hoursBefore(12)
    expect((await late.cancel(buyer, 0)).status).toBe(200)
    expect(await problemFor(buyer)).toBe('used_up')
    expect(await audit(there)).toEqual([])
  })

  test('when the seller refuses, because the money came too late', async () => {
    await theOnlyOne()
    const [consultant, startsAt] = [await aBookable(there), aTime(there)]
    const { id } = (await hold(buyer, consultant, startsAt)).body.data.booking
    const wish = { couponCode: code, useWallet: false }
    const { order, paymentId } = (await buy(buyer, [{ id, type: 'booking' }], wish)).body.data
    const page = await checkoutPage(buyer, paymentId!)
    there.clock.advance({ minutes: 11 })
    await aBooking(there, { consultant, startsAt })
    await press(there, page, { outcome: 'pay' })
    const { standing, lines } = (await buyer.send(getOrder, { id: order.id })).body.data.order
    expect([standing, lines[0]?.state, await problemFor(buyer), await usedNow()]).toEqual([
      'refunded',
      'refused',
      null,
      0,
    ])
    expect(await audit(there)).toEqual([])
  })
})

describe('a part that is given back is not the whole', () => {
  test('the last line and the last paisa bring the coupon back', async () => {
    await theOnlyOne()
    const { order, line } = await bought(2)
    await refund(order.id, [line(0)])
    expect(await problemFor(buyer)).toBe('used_up')
    await refund(order.id, [{ ...line(1), paise: 1_180 }])
    expect(await problemFor(buyer)).toBe('used_up')
    await refund(order.id, [line(1)])
    expect(await problemFor(buyer)).toBe(null)
    expect(await audit(there)).toEqual([])
  })

  test('two refunds of the two halves at once bring it back, once', async () => {
    await theOnlyOne({ totalMax: 5, perPerson: 5 })
    const [kept, { order, line }] = [await bought(), await bought(2)]
    const answers = await Promise.all([refund(order.id, [line(0)]), refund(order.id, [line(1)])])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect([kept.order.standing, await usedNow()]).toEqual(['paid', 1])
    expect(await audit(there)).toEqual([])
  })

  test('refunded twice, one after another or at once, it comes back once', async () => {
    await theOnlyOne({ totalMax: 5, perPerson: 5 })
    const [, { order, line }] = [await bought(), await bought()]
    const answers = await Promise.all([refund(order.id, [line(0)]), refund(order.id, [line(0)])])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await refund(order.id, [line(0)])).body.code).toBe('nothing_to_refund')
    expect(await usedNow()).toBe(1)
    expect(await audit(there)).toEqual([])
  })

  test('whoever buys with it while it comes back either has it or is told', async () => {
    await theOnlyOne({ totalMax: 2, perPerson: 2 })
    const [first] = [await bought(), await bought()]
    const service = await aService(there)
    const totalPaise = first.order.totalPaise
    const [refunded, again] = await Promise.all([
      refund(first.order.id, [first.line(0)]),
      buy(buyer, [service], { couponCode: code, totalPaise }),
    ])
    expect(refunded.status).toBe(201)
    expect([201, 409, 422]).toContain(again.status)
    expect(await usedNow()).toBe(again.status === 201 ? 2 : 1)
    expect(await audit(there)).toEqual([])
  })
})

test('one that is over by then is over', async () => {
  await theOnlyOne({ endsOn: '2026-12-31' })
  const { order, line } = await bought()
  await there.pool.query(`update coupons set ends_on = starts_on where code = $1`, [code])
  await refund(order.id, [line(0)])
  expect([await problemFor(buyer), await usedNow()]).toEqual(['over', 0])
})

test('the database itself gives no coupon back while something of its order is left', async () => {
  await theOnlyOne()
  const { order } = await bought()
  const byHand = there.pool.query('update coupon_uses set given_back_at = $2 where order_id = $1', [
    order.id,
    there.clock.now(),
  ])
  await expect(byHand).rejects.toMatchObject({ constraint: 'coupon_uses_given_back_with_the_order' })
})
