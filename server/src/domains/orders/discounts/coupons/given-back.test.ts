import { beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#contract/bookings/endpoints.ts'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
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

/** One use per person, one in total. */
const theOnlyOne = (more: object = {}) => aCoupon(there, { code, percentBp: 5000, totalMax: 1, ...more })

/** Why a coupon cannot be used now; null if it can. */
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

/** By staff with a fresh second factor, at any test time. */
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

describe('a coupon of a fully refunded order can be used again', () => {
  test('by its customer or, if it was the last use, by anyone', async () => {
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

  test('when the consultant cancels the session, however late', async () => {
    await theOnlyOne()
    const { order, consultant, cancel, hoursBefore } = await booked()
    hoursBefore(1)
    expect((await cancel(consultant, order.totalPaise)).status).toBe(200)
    expect(await problemFor(buyer)).toBe(null)
    expect(await audit(there)).toEqual([])
  })

  test('when the customer cancels in time for a full refund, but not later', async () => {
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

  test('also if it paid for everything', async () => {
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

  test('when the seller refuses because the payment came too late', async () => {
    await theOnlyOne()
    const [consultant, startsAt] = [await aBookable(there), aTime(there)]
    const { id } = (await hold(buyer, consultant, startsAt)).body.data.booking
    const input = { couponCode: code, useWallet: false }
    const { order, paymentId } = (await buy(buyer, [{ id, type: 'booking' }], input)).body.data
    const page = await checkoutPage(buyer, paymentId!)
    there.clock.advance({ minutes: 11 })
    await aBooking(there, { consultant, startsAt })
    await press(there, page, { outcome: 'pay' })
    const { status, lines } = (await buyer.send(getOrder, { id: order.id })).body.data.order
    expect([status, lines[0]?.state, await problemFor(buyer), await usedNow()]).toEqual([
      'refunded',
      'refused',
      null,
      0,
    ])
    expect(await audit(there)).toEqual([])
  })
})

describe('a partial refund is not enough', () => {
  test('the last line and the last paisa release the coupon', async () => {
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

  test('two concurrent refunds of both halves release it, once', async () => {
    await theOnlyOne({ totalMax: 5, perPerson: 5 })
    const [stored, { order, line }] = [await bought(), await bought(2)]
    const answers = await Promise.all([refund(order.id, [line(0)]), refund(order.id, [line(1)])])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect([stored.order.status, await usedNow()]).toEqual(['paid', 1])
    expect(await audit(there)).toEqual([])
  })

  test('refunded twice, in sequence or concurrently, it is released once', async () => {
    await theOnlyOne({ totalMax: 5, perPerson: 5 })
    const [, { order, line }] = [await bought(), await bought()]
    const answers = await Promise.all([refund(order.id, [line(0)]), refund(order.id, [line(0)])])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await refund(order.id, [line(0)])).body.code).toBe('nothing_to_refund')
    expect(await usedNow()).toBe(1)
    expect(await audit(there)).toEqual([])
  })

  test('a purchase concurrent with its release either gets it or is refused', async () => {
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

test('a coupon that has expired by then stays expired', async () => {
  await theOnlyOne({ endsOn: '2026-12-31' })
  const { order, line } = await bought()
  await there.pool.query(`update coupons set ends_on = starts_on where code = $1`, [code])
  await refund(order.id, [line(0)])
  expect([await problemFor(buyer), await usedNow()]).toEqual(['over', 0])
})

test('the database releases no coupon while any of its order is not refunded', async () => {
  await theOnlyOne()
  const { order } = await bought()
  const byHand = there.pool.query('update coupon_uses set given_back_at = $2 where order_id = $1', [
    order.id,
    there.clock.now(),
  ])
  await expect(byHand).rejects.toMatchObject({ constraint: 'coupon_uses_given_back_with_the_order' })
})
