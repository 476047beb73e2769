import { describe, expect, test } from 'vitest'
import { cancelBooking, moveBooking, previewCancellation } from '#contract/bookings.ts'
import { listNotices } from '#contract/notices.ts'
import { type JoinTime, joinWords } from '#server/platform/outbox/messages/session.ts'
import { aBooking, slotAt } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { remind } from './service.ts'

const there = await world()
const { app, db } = there
const MINUTE_MS = 60_000
const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * MINUTE_MS)
const run = (at: Date) => remind(app.house, at)
const reminders = async (person: Person) =>
  (await person.send(listNotices, { limit: 100 })).body.data.data
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

test('a mail says that the room is open once it is', async () => {
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
  expect(await mails()).toEqual(['You can join from 10 minutes before.', 'You can join now.'])
})

describe('read again when it is time', () => {
  test('a session that was cancelled reminds nobody', async () => {
    const { id, customer, startsAt } = await aBooking(there)
    const { refundPaise } = (await customer.send(previewCancellation, { id })).body.data
    await customer.send(cancelBooking, { id, expectedRefundPaise: refundPaise })
    await run(minutesBefore(startsAt, 1440))
    expect(await reminders(customer)).toEqual([])
  })

  test('one that moved reminds of its new time, and no more of the old', async () => {
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

  test('whoever was not told in time is not told when it is over, and what was booked later is known', async () => {
    const { customer, startsAt } = await aBooking(there)
    await run(minutesBefore(startsAt, 25))
    await run(minutesBefore(startsAt, 2))
    expect(await reminders(customer)).toEqual([])
    const soon = await aBooking(there, { startsAt: slotAt(there, 0, 16) })
    await run(there.clock.now())
    expect(await reminders(soon.customer)).toEqual([])
  })

  test('at night the one of a day before waits for the morning of each side, and is read again then', async () => {
    const { id, customer, startsAt } = await aBooking(there, { startsAt: slotAt(there, 5, 8) })
    await db.updateTable('bookings').set({ customer_zone: 'America/New_York' }).where('id', '=', id).execute()
    // 11:00 in India the day before is half past midnight in New York.
    await run(minutesBefore(startsAt, 1440))
    expect(await reminders(customer)).toEqual([])
    await run(minutesBefore(startsAt, 1440 - 6.5 * 60))
    expect(await reminders(customer)).toEqual([expect.stringContaining('in 18 hours')])
  })
})
