import { expect, test } from 'vitest'
import { sendBookingMessage } from '#contract/bookings/messages.ts'
import { consultantDetails } from '#contract/discovery/profile.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { aBookable, aBooking, slotAt } from '#test/bookings.ts'
import { world } from '#test/world.ts'
import { judgeEnded } from './jobs.ts'
import { enterRoom } from './service.ts'

const there = await world()
const { app, db, clock, send } = there

const consultant = await aBookable(there)
const measured = async () => (await send(consultantDetails, { id: consultant.id })).body.data.consultantDetails.measured

/** A completed session: the customer joins immediately, the consultant this many minutes after the start. */
async function held(quarters: number, lateBy: number) {
  const booking = await aBooking(there, { consultant, startsAt: slotAt(there, 1, quarters) })
  const enter = (accountId: number, minute: number) =>
    db
      .transaction()
      .execute((tx) => enterRoom(tx, { bookingId: booking.id, accountId, at: minutesAfter(booking.startsAt, minute) }))
  await enter(booking.customer.id, 0)
  await enter(consultant.id, lateBy)
  return booking
}

test('a profile shows measured figures once there is enough data, and none before', async () => {
  expect(await measured()).toEqual({ completedSessions: null, answersWithinMinutes: null, punctualPercent: null })
  const sessions = [await held(0, 0), await held(4, 1), await held(8, 4)]
  for (const [i, { id, customer }] of sessions.entries()) {
    await customer.send(sendBookingMessage, { id, text: 'Which papers do you need?' })
    clock.advance({ minutes: 1 })
    await customer.send(sendBookingMessage, { id, text: 'I have the licence here.' })
    clock.advance({ minutes: 4 + 10 * i })
    await consultant.send(sendBookingMessage, { id, text: 'The licence will do.' })
    await consultant.send(sendBookingMessage, { id, text: 'And the layout.' })
  }
  expect(await measured()).toEqual({ completedSessions: null, answersWithinMinutes: 15, punctualPercent: null })
  clock.set(minutesAfter(slotAt(there, 1, 8), 60))
  await judgeEnded(app.services, clock.now())
  expect(await measured()).toEqual({ completedSessions: 3, answersWithinMinutes: 15, punctualPercent: 67 })
  clock.advance({ days: 91 })
  expect(await measured()).toEqual({ completedSessions: 3, answersWithinMinutes: null, punctualPercent: null })
})
