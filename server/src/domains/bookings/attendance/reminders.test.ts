import { describe, expect, test } from 'vitest'
import { cancelBooking, moveBooking, previewCancellation } from '#contract/bookings/endpoints.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import { aBooking, slotAt } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { type JoinTime, joinWords } from '../notification-texts/session.ts'
import { remind } from './reminders.ts'

const there = await world()
const { app, db } = there
const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * MINUTE_MS)
const run = (at: Date) => remind(app.services, at)
const reminders = async (person: Person) =>
  (await person.send(listNotifications, { limit: 100 })).body.data.data
    .filter(({ message }) => message === 'booking_reminder')
    .map(({ title }) => title)

test('both are reminded a day, an hour and ten minutes before, once each, however often the job runs', async () => {
  const booking = await aBooking(there)
  const { startsAt, customer, consultant } = booking
  await run(minutesBefore(startsAt, 1441))
  expect(await reminders(customer)).toEqual([])
  for (const minutes of [1440, 1439, 60, 59, 10, 9]) {
    await Promise.all([run(minutesBefore(startsAt, minutes)), run(minutesBefore(startsAt, minutes))])
    await run(minutesBefore(startsAt, minutes))
  }
  await run(startsAt)
  expect(await reminders(customer)).toEqual([
    `Session with ${consultant.name} in 10 minutes`,
    `Session with ${consultant.name} in 1 hour`,
    `Session with ${consultant.name} in 24 hours`,
  ])
  expect(await reminders(consultant)).toHaveLength(3)
  const sent = await db
    .selectFrom('outbox')
    .select('channel')
    .where('message', '=', 'booking_reminder')
    .where('recipient', '=', customer.mobile)
    .execute()
  expect(sent).toHaveLength(3)
})

test('the email says that the room is open once it is', async () => {
  const { startsAt, customer } = await aBooking(there)
  const mails = async () =>
    (
      await db
        .selectFrom('outbox')
        .select('params')
        .where('message', '=', 'booking_reminder')
        .where('recipient', '=', customer.mobile)
        .orderBy('id')
        .execute()
    ).map(({ params }) => joinWords.en(params as unknown as JoinTime).trim())
  await run(minutesBefore(startsAt, 60))
  await run(minutesBefore(startsAt, 10))
  expect(await mails()).toEqual(['You can join 10 minutes before it starts.', 'You can join now.'])
})

describe('checked again when due', () => {
  test('a cancelled session sends no reminder', async () => {
    const { id, customer, startsAt } = await aBooking(there)
    const { refundPaise } = (await customer.send(previewCancellation, { id })).body.data
    await customer.send(cancelBooking, { id, expectedRefundPaise: refundPaise })
    await run(minutesBefore(startsAt, 1440))
    expect(await reminders(customer)).toEqual([])
  })

  test('a rescheduled session sends reminders for its new time only', async () => {
    const { id, customer, startsAt } = await aBooking(there, { startsAt: slotAt(there, 4) })
    await run(minutesBefore(startsAt, 1440))
    const next = slotAt(there, 4, 20)
    const moved = await customer.send(moveBooking, { id, startsAt: next.toISOString(), expectedMoves: 0 })
    expect(moved.status).toBe(200)
    await run(minutesBefore(startsAt, 60))
    expect(await reminders(customer)).toHaveLength(1)
    await run(minutesBefore(next, 60))
    expect(await reminders(customer)).toHaveLength(2)
  })

  test("a late reminder is skipped, and a booking made after the reminder's time sends none", async () => {
    const { customer, startsAt } = await aBooking(there)
    await run(minutesBefore(startsAt, 25))
    await run(minutesBefore(startsAt, 2))
    expect(await reminders(customer)).toEqual([])
    const soon = await aBooking(there, { startsAt: slotAt(there, 0, 16) })
    await run(there.clock.now())
    expect(await reminders(soon.customer)).toEqual([])
  })

  test("at night the reminder a day before waits for each side's morning, and is checked again then", async () => {
    const { id, customer, startsAt } = await aBooking(there, { startsAt: slotAt(there, 5, 8) })
    await db.updateTable('bookings').set({ customer_zone: 'America/New_York' }).where('id', '=', id).execute()
    // 11:00 in India the day before is half past midnight in New York.
    await run(minutesBefore(startsAt, 1440))
    expect(await reminders(customer)).toEqual([])
    await run(minutesBefore(startsAt, 1440 - 6.5 * 60))
    expect(await reminders(customer)).toEqual([expect.stringContaining('in 18 hours')])
  })
})
