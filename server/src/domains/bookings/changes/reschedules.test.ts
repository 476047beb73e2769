import { beforeEach, expect, test } from 'vitest'
import { getBooking, moveBooking } from '#contract/bookings/endpoints.ts'
import { aBookable, aBooking, aTime, hold, slotAt } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  booking = await aBooking(there)
})

const move = (who: Person, to: Date, expectedMoves = 0, more: object = {}) =>
  who.send(moveBooking, { id: booking.id, startsAt: to.toISOString(), expectedMoves, ...more })

test('rescheduled by the customer, it has the new time, the same money, a higher sequence, and the old slot is free', async () => {
  const to = aTime(there)
  const before = (await booking.customer.send(getBooking, { id: booking.id })).body.data
  const { status, body } = await move(booking.customer, to, 0, { reason: 'Harvest' })
  const { booking: after, timeline, money } = body.data
  expect(status).toBe(200)
  expect(after).toMatchObject({
    startsAt: to.toISOString(),
    moves: 1,
    movedBy: 'customer',
    sequence: 1,
    state: 'confirmed',
  })
  expect([after.may.decline, after.mayDeclineUntil, after.orderId]).toEqual([false, null, before.booking.orderId])
  expect(money).toEqual(before.money)
  expect(timeline.find(({ kind }) => kind === 'moved')).toMatchObject({
    ...{ byRole: 'customer', by: booking.customer.name, reason: 'Harvest' },
    ...{ fromAt: booking.startsAt.toISOString(), toAt: to.toISOString() },
  })
  expect((await hold(await there.aCustomer(), booking.consultant, booking.startsAt)).status).toBe(201)
  expect((await hold(await there.aCustomer(), booking.consultant, to)).body.code).toBe('slot_taken')
})

test('rescheduled by the consultant, the customer may decline until the new start', async () => {
  const to = aTime(there)
  await move(booking.consultant, to)
  const { booking: after } = (await booking.customer.send(getBooking, { id: booking.id })).body.data
  expect([after.mayDeclineUntil, after.may.decline]).toEqual([to.toISOString(), true])
})

test('it can be moved by a quarter of an hour, overlapping its own old time', async () => {
  const to = new Date(booking.startsAt.getTime() + 900_000)
  expect((await move(booking.customer, to)).body.data.booking?.startsAt).toBe(to.toISOString())
})

test('it can be rescheduled until four hours before, and at most twice', async () => {
  there.clock.set(new Date(booking.startsAt.getTime() - 4 * 3_600_000))
  expect((await move(booking.customer, aTime(there))).status).toBe(200)
  expect((await move(booking.consultant, aTime(there), 1)).status).toBe(200)
  expect((await move(booking.customer, aTime(there), 2)).body.code).toBe('no_moves_left')
  const other = await aBooking(there)
  there.clock.set(new Date(other.startsAt.getTime() - 4 * 3_600_000 + 1000))
  const input = { id: other.id, startsAt: aTime(there).toISOString(), expectedMoves: 0 }
  expect((await other.customer.send(moveBooking, input)).body.code).toBe('too_late')
})

test('an outdated version is refused, and two concurrent requests reschedule it once', async () => {
  const answers = await Promise.all([move(booking.customer, aTime(there)), move(booking.consultant, aTime(there))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await move(booking.customer, aTime(there), 0)).body.code).toBe('stale')
})

test('a taken slot is refused with the nearest ones, one that is not offered without', async () => {
  const at = slotAt(there, 10, 8)
  const other = await hold(await there.aCustomer(), booking.consultant, at)
  expect(other.status).toBe(201)
  const taken = await move(booking.customer, at)
  expect([taken.body.code, taken.body.nearest?.length]).toEqual(['slot_taken', 3])
  expect((await move(booking.customer, slotAt(there, 10, -8))).body.code).toBe('slot_not_offered')
  expect((await move(booking.customer, booking.startsAt)).status).toBe(422)
})

test('a time at which the customer has another session is refused', async () => {
  const at = aTime(there)
  await hold(booking.customer, await aBookable(there), at)
  expect((await move(booking.consultant, at)).body.code).toBe('customer_busy')
  const { booking: after } = (await booking.customer.send(getBooking, { id: booking.id })).body.data
  expect([after.startsAt, after.moves]).toEqual([booking.startsAt.toISOString(), 0])
})
