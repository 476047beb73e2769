import { expect, test } from 'vitest'
import * as api from '#contract/bookings/staff.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { aBooking } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
const notified = async (person: Person) =>
  (await person.send(listNotifications, { limit: 100 })).body.data.data.map(({ message }) => message)
const writtenDown = async (bookingId: number) =>
  (
    await there.pool.query(
      `select action from audit_entries where subject_kind = 'booking' and subject_id = $1 order by id`,
      [String(bookingId)],
    )
  ).rows.map(({ action }) => action)

test('staff write to both sides at once, and the message is in the history and the audit log', async () => {
  const [staff, { id, customer, consultant }] = [await there.aStaff(), await aBooking(there)]
  const { status, body } = await staff.send(api.messageBoth, {
    id,
    text: 'The bridge is closed, please join by phone.',
  })
  expect(status).toBe(201)
  for (const person of [customer, consultant]) expect(await notified(person)).toContain('booking_team_message')
  const inBells = body.data.notifications.filter(
    ({ message, channel }) => message === 'booking_team_message' && channel === 'bell',
  )
  expect(inBells.map(({ to }) => to).sort()).toEqual(['consultant', 'customer'])
  expect(await writtenDown(id)).toEqual(['booking.messaged'])
  expect((await customer.send(api.messageBoth, { id, text: 'Hello' })).status).toBe(403)
})

test('both sides are reminded of an upcoming session, never of one that has begun', async () => {
  const [staff, { id, customer, consultant, startsAt }] = [await there.aStaff(), await aBooking(there)]
  expect((await staff.send(api.remindBoth, { id })).status).toBe(201)
  for (const person of [customer, consultant]) expect(await notified(person)).toContain('booking_reminder')
  there.clock.set(new Date(startsAt.getTime() - 25_000))
  expect((await staff.send(api.remindBoth, { id })).status).toBe(201)
  const [newest] = (await customer.send(listNotifications, {})).body.data.data
  expect(newest?.title).toBe(`Session with ${consultant.name} in 1 minute`)
  there.clock.set(startsAt)
  expect((await staff.send(api.remindBoth, { id })).body.code).toBe('too_late')
  expect(await writtenDown(id)).toEqual(['booking.reminded', 'booking.reminded'])
})
