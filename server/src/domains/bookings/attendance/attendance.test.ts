import { describe, expect, test } from 'vitest'
import { appealNoShow, getBooking } from '#contract/bookings/endpoints.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { balancesOf, checkBooks } from '#server/domains/ledger/public.ts'
import { HOUR_MS, minutesAfter } from '#server/platform/time.ts'
import { aBookable, aBooking, aTime, hold, PAID_PAISE } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { judgeEnded, settleNoShows, sweepHolds } from './jobs.ts'
import { decideAppeal, enterRoom, leaveRoom } from './service.ts'

const there = await world()
const { app, db, aCustomer, aStaff } = there

type Made = Awaited<ReturnType<typeof aBooking>>
const enter = ({ id, startsAt }: Made, { id: accountId }: Person, minute: number) =>
  db.transaction().execute((tx) => enterRoom(tx, { bookingId: id, accountId, at: minutesAfter(startsAt, minute) }))
const leave = ({ id, startsAt }: Made, { id: accountId }: Person, minute: number) =>
  db.transaction().execute((tx) => leaveRoom(tx, { bookingId: id, accountId, at: minutesAfter(startsAt, minute) }))

const row = (id: number) =>
  db
    .selectFrom('bookings')
    .select(['state', 'no_show_of as of', 'judged_at as judgedAt', 'settled_at as settledAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const earned = (id: number) =>
  db
    .selectFrom('earnings')
    .innerJoin('bookings', 'bookings.line_id', 'earnings.line_id')
    .select('earnings.gross_paise as gross')
    .where('bookings.id', '=', id)
    .execute()
const notified = async (person: Person) =>
  (await person.send(listNotifications, { limit: 100 })).body.data.data.map(({ message }) => message)

/** A session of thirty minutes, evaluated ten minutes after its end. */
const judgeAt = ({ startsAt }: Made) => minutesAfter(startsAt, 40)
async function judged(booking: Made) {
  await judgeEnded(app.services, judgeAt(booking))
  return row(booking.id)
}
const afterAppeals = (booking: Made) => new Date(judgeAt(booking).getTime() + 24 * HOUR_MS)

test('an unpaid hold is expired, and its slot is free', async () => {
  const [customer, consultant, startsAt] = [await aCustomer(), await aBookable(there), aTime(there)]
  const { id } = (await hold(customer, consultant, startsAt)).body.data.booking
  await sweepHolds(app.services, there.clock.now())
  expect((await row(id)).state).toBe('held')
  await sweepHolds(app.services, minutesAfter(there.clock.now(), 11))
  expect((await row(id)).state).toBe('expired')
  const busy = await db.selectFrom('busy_times').select('id').where('booking_id', '=', id).execute()
  expect(busy).toEqual([])
})

test('with both in the room the session is in progress; reloading the page continues the same visit', async () => {
  const booking = await aBooking(there)
  await expect(enter(booking, booking.customer, -11)).rejects.toMatchObject({ code: 'too_late' })
  expect(await enter(booking, booking.customer, -5)).toBe('customer')
  expect((await row(booking.id)).state).toBe('confirmed')
  await enter(booking, booking.customer, -4)
  await enter(booking, booking.consultant, 1)
  expect((await row(booking.id)).state).toBe('in_call')
  const visits = await db.selectFrom('room_visits').select('role').where('booking_id', '=', booking.id).execute()
  expect(visits).toHaveLength(2)
  await expect(enter(booking, await aCustomer(), 2)).rejects.toMatchObject({ code: 'not_found' })
})

test('a completed session is earned once, however often and wherever the job runs', async () => {
  const booking = await aBooking(there)
  await enter(booking, booking.customer, 0)
  await enter(booking, booking.consultant, 2)
  await leave(booking, booking.consultant, 28)
  await judgeEnded(app.services, minutesAfter(booking.startsAt, 39))
  expect((await row(booking.id)).state).toBe('in_call')
  await Promise.all([judgeEnded(app.services, judgeAt(booking)), judgeEnded(app.services, judgeAt(booking))])
  expect(await row(booking.id)).toMatchObject({ state: 'completed', settledAt: judgeAt(booking) })
  expect(await earned(booking.id)).toEqual([{ gross: 100_000 }])
})

describe('a no-show', () => {
  test('of the customer notifies both, waits a day, and is then paid to the consultant', async () => {
    const booking = await aBooking(there)
    await enter(booking, booking.consultant, 0)
    expect(await judged(booking)).toMatchObject({ state: 'no_show', of: 'customer', settledAt: null })
    for (const side of [booking.customer, booking.consultant]) expect(await notified(side)).toContain('booking_no_show')
    await settleNoShows(app.services, new Date(afterAppeals(booking).getTime() - 1))
    expect(await earned(booking.id)).toEqual([])
    await settleNoShows(app.services, afterAppeals(booking))
    await settleNoShows(app.services, afterAppeals(booking))
    expect(await earned(booking.id)).toEqual([{ gross: 100_000 }])
    expect(await balancesOf(db, booking.customer.id)).toMatchObject({ wallet: 0, promo: 0 })
  })

  test('of the consultant is refunded in full, with a compensation credit', async () => {
    const booking = await aBooking(there)
    await enter(booking, booking.customer, 0)
    expect((await judged(booking)).of).toBe('consultant')
    await settleNoShows(app.services, afterAppeals(booking))
    expect(await balancesOf(db, booking.customer.id)).toMatchObject({ wallet: PAID_PAISE, promo: PAID_PAISE / 10 })
    expect(await earned(booking.id)).toEqual([])
    expect(await row(booking.id)).toMatchObject({ state: 'no_show', settledAt: afterAppeals(booking) })
  })

  test('of both is refunded in full', async () => {
    const booking = await aBooking(there)
    expect((await judged(booking)).of).toBe('both')
    await settleNoShows(app.services, afterAppeals(booking))
    expect(await balancesOf(db, booking.customer.id)).toMatchObject({ wallet: PAID_PAISE, promo: 0 })
  })
})

describe('an appeal', () => {
  /** Appealed by one side right after evaluation; the test clock moves forward for all tests of this file. */
  async function appealed(present: 'customer' | 'consultant', by: 'customer' | 'consultant') {
    const booking = await aBooking(there)
    await enter(booking, booking[present], 0)
    await judged(booking)
    const now = there.clock.now()
    await db.updateTable('bookings').set({ judged_at: now }).where('id', '=', booking.id).execute()
    const { status } = await booking[by].send(appealNoShow, { id: booking.id, reason: 'I was there all the time' })
    expect(status).toBe(201)
    return booking
  }
  const decide = async ({ id }: Made, outcome: 'completed' | 'refund') => {
    const staff = await aStaff()
    const at = there.clock.now()
    return db
      .transaction()
      .execute((tx) => decideAppeal(tx, { bookingId: id, outcome, by: staff.id, note: 'Seen', at }))
  }

  test('freezes the money until it is decided', async () => {
    const booking = await appealed('customer', 'consultant')
    expect(await notified(booking.customer)).toContain('booking_appealed')
    expect(await notified(booking.consultant)).not.toContain('booking_appealed')
    await settleNoShows(app.services, new Date(there.clock.now().getTime() + 72 * HOUR_MS))
    expect((await row(booking.id)).settledAt).toBeNull()
    expect(await balancesOf(db, booking.customer.id)).toMatchObject({ wallet: 0 })
  })

  test('if upheld, counts the session as completed', async () => {
    const booking = await appealed('customer', 'consultant')
    expect(await decide(booking, 'completed')).toEqual({ upheld: true, refundPaise: 0, creditPaise: 0 })
    expect(await row(booking.id)).toMatchObject({ state: 'completed', of: null })
    expect(await earned(booking.id)).toEqual([{ gross: 100_000 }])
    for (const side of [booking.customer, booking.consultant])
      expect(await notified(side)).toContain('booking_appeal_decided')
    await expect(decide(booking, 'refund')).rejects.toMatchObject({ code: 'already_decided' })
  })

  test('of the customer, if upheld, refunds them', async () => {
    const booking = await appealed('consultant', 'customer')
    expect(await decide(booking, 'refund')).toEqual({ upheld: true, refundPaise: PAID_PAISE, creditPaise: 0 })
    expect(await balancesOf(db, booking.customer.id)).toMatchObject({ wallet: PAID_PAISE })
    expect((await booking.customer.send(getBooking, { id: booking.id })).body.data.appeal).toMatchObject({
      state: 'upheld',
      note: 'Seen',
    })
  })

  test('if declined, leaves the no-show in place', async () => {
    const booking = await appealed('customer', 'consultant')
    expect(await decide(booking, 'refund')).toEqual({
      ...{ upheld: false, refundPaise: PAID_PAISE, creditPaise: PAID_PAISE / 10 },
    })
    expect(await row(booking.id)).toMatchObject({ state: 'no_show', of: 'consultant' })
  })
})

test('the ledger balances afterwards', async () => {
  expect(await checkBooks(db)).toEqual([])
})
