import { describe, expect, test } from 'vitest'
import { getBooking } from '#contract/bookings/endpoints.ts'
import { extendBooking, getExtension } from '#contract/bookings/extensions.ts'
import { cancelBookingByStaff } from '#contract/bookings/staff.ts'
import { getOrder } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { audit } from '#test/auditor.ts'
import { aBookable, aBooking, hold, MORE_PAISE, PAID_PAISE, slotAt } from '#test/bookings.ts'
import { checkoutPage, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { judgeEnded, returnExtensions, sweepHolds } from '../attendance/jobs.ts'
import { enterRoom, leaveRoom } from '../attendance/service.ts'

const there = await world()
const { app, db, pool, clock } = there

type Made = Awaited<ReturnType<typeof aBooking>>
const comeIn = ({ id: bookingId }: Made, { id: accountId }: Person, at: Date) =>
  db.transaction().execute((tx) => enterRoom(tx, { bookingId, accountId, at }))
const goOut = ({ id: bookingId }: Made, { id: accountId }: Person, at: Date) =>
  db.transaction().execute((tx) => leaveRoom(tx, { bookingId, accountId, at }))

interface Wanted {
  /** Quarters of an hour after nine. */
  at?: number
  customer?: Person
  joinedAfter?: number
}

/** A session of half an hour with both inside and four minutes left. Its consultant requires no notice. */
async function underWay({ at = 4, customer, joinedAfter = 0 }: Wanted = {}) {
  const expert = await aBookable(there)
  await pool.query('insert into availability_settings (consultant_id, notice_minutes) values ($1, 0)', [expert.id])
  const booking = await aBooking(there, {
    ...{ consultant: expert, startsAt: slotAt(there, 3, at), ...(customer && { customer }) },
  })
  const endsAt = minutesAfter(booking.startsAt, 30)
  for (const person of [booking.customer, booking.consultant])
    await comeIn(booking, person, minutesAfter(booking.startsAt, joinedAfter))
  clock.set(minutesAfter(endsAt, -4))
  return { ...booking, endsAt }
}
type UnderWay = Awaited<ReturnType<typeof underWay>>

const offerOf = async ({ id, customer }: UnderWay) => (await customer.send(getExtension, { id })).body.data.extension
const extend = ({ id, customer, endsAt }: UnderWay, more: object = {}) =>
  customer.send(extendBooking, {
    ...{ id, useWallet: true, expectedTotalPaise: MORE_PAISE, expectedEndsAt: endsAt.toISOString(), ...more },
  })
const detail = async (id: number, who: Person) => (await who.send(getBooking, { id })).body.data
const walletOf = async ({ id }: Person) => (await fundsOf(db, id, clock.now())).walletPaise
async function atTheGateway(session: UnderWay) {
  const { body } = await extend(session, { useWallet: false })
  return { orderId: body.data.order.id, page: await checkoutPage(session.customer, body.data.paymentId!) }
}
const orderOf = async (orderId: number, who: Person) => (await who.send(getOrder, { id: orderId })).body.data.order
const busyUntil = async (id: number) =>
  (await pool.query('select upper(blocked) as at from busy_times where booking_id = $1', [id])).rows[0]?.at

describe('an extension of fifteen minutes', () => {
  test('is offered near the end with price and tax, paid from the wallet, and both sides see the new end', async () => {
    const session = await underWay()
    const { customer, consultant, endsAt, id } = session
    expect(await offerOf(session)).toMatchObject({
      ...{ offered: true, because: null, minutes: 15, pricePaise: 50_000, taxPaise: 9_000, totalPaise: MORE_PAISE },
      ...{ untilAt: minutesAfter(endsAt, 15).toISOString(), offerFrom: minutesAfter(endsAt, -5).toISOString() },
    })
    await fill(there, customer, MORE_PAISE)
    const { status, body } = await extend(session)
    expect([status, body.data.paymentId, body.data.order.status]).toEqual([201, null, 'paid'])
    expect(body.data.order.lines[0]).toMatchObject({
      ...{ type: 'extension', state: 'fulfilled' },
      title_english: `15 extra minutes of video consultation with ${consultant.name}`,
    })
    for (const who of [customer, consultant])
      expect((await detail(id, who)).booking).toMatchObject({
        ...{ endsAt: minutesAfter(endsAt, 15).toISOString(), minutes: 30, extendedMinutes: 15, state: 'in_call' },
        sequence: 1,
      })
    expect((await detail(id, customer)).money).toMatchObject({
      ...{ totalPaise: PAID_PAISE },
      extensions: [{ orderId: body.data.order.id, minutes: 15, totalPaise: MORE_PAISE, refundedPaise: 0 }],
    })
    expect(await busyUntil(id)).toEqual(minutesAfter(endsAt, 15))
    const { rows } = await pool.query(
      `select recipient from outbox where message = 'bookingchanged' and params->>'bookingId' = $1 and created_at = $2`,
      [String(id), clock.now()],
    )
    expect(rows).toHaveLength(2)
    const inRoom = await pool.query(`select from outbox where message = 'roomchanged' and created_at = $1`, [
      clock.now(),
    ])
    expect(inRoom.rows).toHaveLength(2)
    expect(await checkBooks(db)).toEqual([])
  })

  test('is earned with the session, each with its own line', async () => {
    const session = await underWay()
    await fill(there, session.customer, MORE_PAISE)
    await extend(session)
    await judgeEnded(app.services, minutesAfter(session.endsAt, 12))
    expect((await detail(session.id, session.customer)).booking.state).toBe('in_call')
    await judgeEnded(app.services, minutesAfter(session.endsAt, 25))
    const { booking, earning } = await detail(session.id, session.consultant)
    expect([booking.state, earning?.grossPaise]).toEqual(['completed', 150_000])
    expect(await checkBooks(db)).toEqual([])
  })

  test('can be bought again near the new end; its price follows the consultant’s own fee', async () => {
    const session = await underWay()
    await fill(there, session.customer, 3 * MORE_PAISE)
    await extend(session)
    await pool.query(
      `insert into consultant_fees (consultant_id, mode, minutes, fee_paise) values ($1, 'video', 15, 60000)`,
      [session.consultant.id],
    )
    const longer = { ...session, endsAt: minutesAfter(session.endsAt, 15) }
    expect((await extend(longer)).body.code).toBe('price_changed')
    expect((await extend(longer, { expectedTotalPaise: 70_800 })).status).toBe(201)
    expect((await detail(session.id, session.customer)).booking.extendedMinutes).toBe(30)
    expect(await checkBooks(db)).toEqual([])
  })

  test('tapped twice concurrently or repeatedly is bought once', async () => {
    const session = await underWay()
    await fill(there, session.customer, 3 * MORE_PAISE)
    const answers = await Promise.all([extend(session), extend(session), extend(session)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await extend(session)).body.code).toBe('stale')
    expect((await detail(session.id, session.customer)).booking.extendedMinutes).toBe(15)
    expect(await walletOf(session.customer)).toBe(2 * MORE_PAISE)
  })
})

describe('is unavailable', () => {
  test('if the consultant has another session next or is off, or the customer has another session', async () => {
    const session = await underWay()
    const next = await hold(await there.aCustomer(), session.consultant, session.endsAt)
    expect([next.status, (await offerOf(session)).because]).toEqual([201, 'consultant_busy'])
    expect((await extend(session)).body.code).toBe('slot_taken')
    const atSix = await underWay({ at: 34 })
    expect((await offerOf(atSix)).because).toBe('consultant_busy')
    const customer = await there.aCustomer()
    await aBooking(there, { customer, startsAt: slotAt(there, 3, 6) })
    const between = await underWay({ customer })
    expect((await offerOf(between)).because).toBe('customer_busy')
    expect((await extend(between)).body.code).toBe('customer_busy')
  })

  test('before both have joined, after the end, to others, and to the consultant', async () => {
    const early = await aBooking(there, { startsAt: slotAt(there, 3, 4) })
    const unmet = { ...early, endsAt: minutesAfter(early.startsAt, 30) }
    expect((await offerOf(unmet)).because).toBe('not_on')
    expect((await extend(unmet)).body.code).toBe('stale')
    const session = await underWay()
    expect((await extend({ ...session, customer: await there.aCustomer() })).status).toBe(404)
    expect((await extend({ ...session, customer: session.consultant })).status).toBe(403)
    clock.set(session.endsAt)
    expect((await offerOf(session)).because).toBe('over')
    expect((await extend(session)).body.code).toBe('too_late')
  })
})

describe('paid at a gateway', () => {
  test('the time is reserved meanwhile, against other bookings of the consultant and of the customer', async () => {
    const session = await underWay()
    const { page, orderId } = await atTheGateway(session)
    expect(await offerOf(session)).toMatchObject({ offered: true, orderId })
    expect((await hold(await there.aCustomer(), session.consultant, session.endsAt)).body.code).toBe('slot_taken')
    await press(there, page, { outcome: 'pay' })
    expect((await detail(session.id, session.customer)).booking.extendedMinutes).toBe(15)
    expect((await orderOf(orderId, session.customer)).status).toBe('paid')
  })

  test('after an abandoned checkout the same minutes can be paid another way', async () => {
    const session = await underWay()
    const first = await atTheGateway(session)
    await fill(there, session.customer, MORE_PAISE)
    const { body } = await extend(session)
    expect([body.data.order.id, body.data.order.status]).toEqual([first.orderId, 'paid'])
    await press(there, first.page, { outcome: 'pay' })
    expect((await detail(session.id, session.customer)).booking.extendedMinutes).toBe(15)
    expect(await checkBooks(db)).toEqual([])
  })

  test('unpaid it expires and becomes available to others; a late payment is refunded', async () => {
    const session = await underWay()
    const { page, orderId } = await atTheGateway(session)
    clock.advance({ minutes: 5 })
    await sweepHolds(app.services, clock.now())
    expect((await pool.query('select from busy_times where extension_id is not null')).rows).toEqual([])
    expect((await hold(await there.aCustomer(), session.consultant, minutesAfter(session.endsAt, 15))).status).toBe(201)
    clock.set(minutesAfter(session.endsAt, 3))
    await press(there, page, { outcome: 'pay' })
    expect((await orderOf(orderId, session.customer)).status).toBe('refunded')
    expect(await walletOf(session.customer)).toBe(0)
    expect((await detail(session.id, session.customer)).booking.extendedMinutes).toBe(0)
    expect(await checkBooks(db)).toEqual([])
  })

  test('while the bank is confirming, the amount is shown and it cannot be paid again, also after it expired', async () => {
    const session = await underWay()
    const { page } = await atTheGateway(session)
    expect(await offerOf(session)).toMatchObject({ pendingPaise: null })
    await press(there, page, { outcome: 'pending' })
    expect(await offerOf(session)).toMatchObject({ pendingPaise: MORE_PAISE })
    expect((await extend(session)).body.code).toBe('payment_confirming')
    await pool.query('update booking_extensions set held_until = $2 where booking_id = $1', [session.id, clock.now()])
    await sweepHolds(app.services, clock.now())
    expect(await offerOf(session)).toMatchObject({ heldUntil: null, pendingPaise: MORE_PAISE })
    expect((await extend(session)).body.code).toBe('payment_confirming')
    await press(there, page, { outcome: 'decline' })
    expect(await offerOf(session)).toMatchObject({ offered: true, pendingPaise: null })
  })

  test('paid a minute late, while both are still in the room, it is granted', async () => {
    const session = await underWay()
    const { page, orderId } = await atTheGateway(session)
    clock.set(minutesAfter(session.endsAt, 1))
    await press(there, page, { outcome: 'pay' })
    expect((await orderOf(orderId, session.customer)).status).toBe('paid')
    expect((await detail(session.id, session.customer)).booking.extendedMinutes).toBe(15)
  })
})

describe('afterwards', () => {
  test('a late start followed by the booked duration is not a no-show of the extended session', async () => {
    const session = await underWay({ joinedAfter: 14 })
    await fill(there, session.customer, MORE_PAISE)
    await extend(session)
    for (const person of [session.customer, session.consultant]) await goOut(session, person, session.endsAt)
    await judgeEnded(app.services, minutesAfter(session.endsAt, 25))
    expect((await detail(session.id, session.customer)).booking.state).toBe('completed')
  })

  test('a cancellation by staff refunds everything paid', async () => {
    const session = await underWay()
    await fill(there, session.customer, MORE_PAISE)
    await extend(session)
    const staff = await there.aStaff()
    const { status } = await staff.send(cancelBookingByStaff, {
      id: session.id,
      reason: 'The line was dead',
      to: 'wallet',
    })
    expect(status).toBe(201)
    expect(await walletOf(session.customer)).toBe(PAID_PAISE + MORE_PAISE)
    expect(await checkBooks(db)).toEqual([])
  })

  test('a full refund of the session by staff also refunds its extensions', async () => {
    const session = await underWay()
    await fill(there, session.customer, MORE_PAISE)
    await extend(session)
    const staff = await there.aStaff()
    const { id, lines } = await orderOf(session.orderId, session.customer)
    const whole = [{ lineId: lines[0]!.id }]
    const { status } = await staff.send(refundOrder, { id, lines: whole, reason: 'The line was dead', to: 'wallet' })
    expect(status).toBe(201)
    for (let run = 0; run < 2; run += 1) await returnExtensions(app.services, clock.now())
    expect(await walletOf(session.customer)).toBe(PAID_PAISE + MORE_PAISE)
    expect(await audit(there)).toEqual([])
  })

  test('minutes refunded before they begin are removed from the end', async () => {
    const session = await underWay()
    await fill(there, session.customer, MORE_PAISE)
    const { order } = (await extend(session)).body.data
    const staff = await there.aStaff()
    const lines = [{ lineId: order.lines[0]!.id }]
    await staff.send(refundOrder, { id: order.id, lines, reason: 'As agreed', to: 'wallet' })
    const { booking, timeline } = await detail(session.id, session.customer)
    expect([booking.extendedMinutes, booking.endsAt]).toEqual([0, session.endsAt.toISOString()])
    expect(timeline.filter(({ done }) => done).map(({ kind }) => kind)).toEqual([
      ...['held', 'confirmed', 'in_call', 'extended', 'shortened'],
    ])
    expect(await busyUntil(session.id)).toEqual(session.endsAt)
    expect(await checkBooks(db)).toEqual([])
  })
})
