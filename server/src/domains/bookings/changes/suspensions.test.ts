import { beforeEach, expect, test } from 'vitest'
import { restorePerson, suspendPerson } from '#contract/accounts/people.ts'
import { getBookingStory } from '#contract/bookings/staff.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { aBooking, PAID_PAISE } from '#test/bookings.ts'
import { world } from '#test/world.ts'
import { cancelSessionsOfSuspended } from '../attendance/jobs.ts'

const there = await world()
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  booking = await aBooking(there)
})

const hoursBefore = (hours: number) => there.clock.set(new Date(booking.startsAt.getTime() - hours * 3_600_000))
const suspend = async (id: number) => (await there.aStaff()).send(suspendPerson, { id, reason: 'Complaints' })
const sweep = () => cancelSessionsOfSuspended(there.app.services, there.clock.now())
const story = async () => (await (await there.aStaff()).send(getBookingStory, { id: booking.id })).body.data
const creditOf = async ({ id }: { id: number }) => (await fundsOf(there.db, id, there.clock.now())).promoPaise

test('the sessions of a suspended consultant are cancelled as by the platform, with the credit if it is late', async () => {
  hoursBefore(3)
  await suspend(booking.consultant.id)
  await sweep()
  await sweep()
  const { booking: after, money } = await story()
  expect(after).toMatchObject({ state: 'cancelled', cancelledBy: 'platform' })
  expect(money.refundablePaise).toBe(0)
  expect(await creditOf(booking.customer)).toBe(11_800)
  expect(await checkBooks(there.db)).toEqual([])
})

test('a consultant whose profile is suspended is treated the same', async () => {
  hoursBefore(30)
  await there.pool.query(`update consultants set approval = 'suspended' where id = $1`, [booking.consultant.id])
  await sweep()
  expect((await story()).booking.state).toBe('cancelled')
})

test('the sessions of a suspended customer are refunded in full, without a credit', async () => {
  hoursBefore(1)
  await suspend(booking.customer.id)
  await sweep()
  const { booking: after, money } = await story()
  expect(after).toMatchObject({ state: 'cancelled', cancelledBy: 'platform' })
  expect([money.refundablePaise, await creditOf(booking.customer)]).toEqual([0, 0])
  const { rows } = await there.pool.query('select total_paise::int as paise from refunds where order_id = $1', [
    booking.orderId,
  ])
  expect(rows).toEqual([{ paise: PAID_PAISE }])
})

test('a session that has begun, and one whose suspension was lifted in time, stay', async () => {
  hoursBefore(-0.1)
  await suspend(booking.customer.id)
  await sweep()
  expect((await story()).booking.state).not.toBe('cancelled')
  booking = await aBooking(there)
  await suspend(booking.consultant.id)
  await (await there.aStaff()).send(restorePerson, { id: booking.consultant.id, reason: 'A mistake' })
  await sweep()
  expect((await story()).booking.state).toBe('confirmed')
})
