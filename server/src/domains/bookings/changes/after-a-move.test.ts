import { beforeEach, expect, test } from 'vitest'
import {
  cancelBooking,
  declineMove,
  getBooking,
  moveBooking,
  previewCancellation,
} from '#contract/bookings/endpoints.ts'
import { getBookingStory } from '#contract/bookings/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { aBooking, aTime, PAID_PAISE } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  booking = await aBooking(there)
})

const hoursBefore = (hours: number, seconds = 0) =>
  there.clock.set(new Date(booking.startsAt.getTime() - hours * 3_600_000 + seconds * 1000))
const preview = async (who: Person = booking.customer) =>
  (await who.send(previewCancellation, { id: booking.id })).body.data
const cancel = (who: Person, expectedRefundPaise: number) =>
  who.send(cancelBooking, { id: booking.id, expectedRefundPaise })
const walletOf = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).walletPaise

/** Reschedules to a time days away. */
async function moveAway(who: Person, expectedMoves = 0, more: object = {}) {
  const startsAt = aTime(there)
  const answer = await who.send(moveBooking, {
    id: booking.id,
    startsAt: startsAt.toISOString(),
    expectedMoves,
    ...more,
  })
  if (answer.status === 200) booking = { ...booking, startsAt }
  return answer
}

test('a customer who rescheduled late and then cancels gets half, however early: with earning, credit note and ledger for half', async () => {
  hoursBefore(5)
  expect((await moveAway(booking.customer)).body.data.booking.refundMostPercent).toBe(50)
  const { until, ...shown } = await preview()
  expect(shown).toMatchObject({ percent: 50, mostPercent: 50, refundPaise: 59_000, keptPaise: 59_000 })
  expect(until).toBe(new Date(booking.startsAt.getTime() - 2 * 3_600_000).toISOString())
  expect((await cancel(booking.customer, PAID_PAISE)).body.code).toBe('refund_changed')
  const { status, body } = await cancel(booking.customer, 59_000)
  expect([status, body.data.money?.refundedPaise, await walletOf(booking.customer)]).toEqual([200, 59_000, 59_000])
  expect(body.data.money?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  const { earning } = (await booking.consultant.send(getBooking, { id: booking.id })).body.data
  expect(earning?.grossPaise).toBe(50_000)
  expect(await audit(there)).toEqual([])
})

test('they get nothing if the cancellation itself is that late', async () => {
  hoursBefore(24, 1)
  await moveAway(booking.customer)
  hoursBefore(2, 1)
  expect(await preview()).toMatchObject({ percent: 0, refundPaise: 0, mostPercent: 50 })
})

test('a reschedule a day or more before was not late, and a cancellation is refunded in full', async () => {
  hoursBefore(24)
  expect((await moveAway(booking.customer)).body.data.booking.refundMostPercent).toBe(100)
  expect(await preview()).toMatchObject({ percent: 100, mostPercent: 100, refundPaise: PAID_PAISE })
})

test('a second, timely reschedule does not restore the full refund', async () => {
  hoursBefore(5)
  await moveAway(booking.customer)
  expect((await moveAway(booking.customer, 1)).body.data.booking.refundMostPercent).toBe(50)
  expect((await preview()).refundPaise).toBe(59_000)
})

test('after a late reschedule by the consultant a cancellation is refunded in full, whoever rescheduled before', async () => {
  hoursBefore(5)
  expect((await moveAway(booking.consultant)).body.data.booking.refundMostPercent).toBe(100)
  booking = await aBooking(there)
  hoursBefore(5)
  await moveAway(booking.customer)
  await moveAway(booking.consultant, 1)
  expect(await preview()).toMatchObject({ percent: 100, mostPercent: 100, refundPaise: PAID_PAISE })
  expect((await booking.customer.send(declineMove, { id: booking.id })).status).toBe(200)
  expect(await walletOf(booking.customer)).toBe(PAID_PAISE)
  expect(await audit(there)).toEqual([])
})

test('instead of declining the consultant’s time the customer may reschedule without losing the full refund', async () => {
  hoursBefore(48)
  await moveAway(booking.consultant)
  hoursBefore(5)
  expect((await moveAway(booking.customer, 1)).body.data.booking.refundMostPercent).toBe(100)
})

test('a later cancellation by the consultant is refunded in full', async () => {
  hoursBefore(5)
  await moveAway(booking.customer)
  expect(await preview(booking.consultant)).toMatchObject({ percent: 100, mostPercent: 100, refundPaise: PAID_PAISE })
  expect((await cancel(booking.consultant, PAID_PAISE)).status).toBe(200)
  expect(await walletOf(booking.customer)).toBe(PAID_PAISE)
})

test('a reschedule is refused if it would reduce the refund contrary to what was shown; staff see why it is half', async () => {
  hoursBefore(24, 1)
  const { status, body } = await moveAway(booking.customer, 0, { expectedRefundMostPercent: 100 })
  expect([status, body.code]).toEqual([409, 'refund_changed'])
  expect((await moveAway(booking.customer, 0, { expectedRefundMostPercent: 50 })).status).toBe(200)
  const { events } = (await (await there.aStaff()).send(getBookingStory, { id: booking.id })).body.data
  expect(events.find(({ kind }) => kind === 'moved')?.refundMostPercent).toBe(50)
})

test('rescheduled and cancelled concurrently, it never refunds more than was shown', async () => {
  hoursBefore(5)
  const [moved, cancelled] = await Promise.all([moveAway(booking.customer), cancel(booking.customer, 59_000)])
  expect([moved.status, cancelled.status]).toContain(200)
  expect([0, 59_000]).toContain(await walletOf(booking.customer))
  expect(await audit(there)).toEqual([])
})

test('the database lets the refund share decrease on a reschedule, and never increase', async () => {
  const set = (percent: number) =>
    there.pool.query('update bookings set refund_most_percent = $2 where id = $1', [booking.id, percent])
  await expect(set(50)).rejects.toMatchObject({ constraint: 'bookings_refund_less_only_once_moved' })
  hoursBefore(5)
  await moveAway(booking.customer)
  await expect(set(100)).rejects.toMatchObject({ constraint: 'bookings_refund_most_never_rises' })
  await expect(set(-1)).rejects.toMatchObject({ constraint: 'bookings_refund_a_share' })
})
