import { beforeAll, describe, expect, test } from 'vitest'
import { listFreeSlots } from '#contract/availability/endpoints.ts'
import { getBooking, listUserAppointments, releaseHold, writeBrief } from '#contract/bookings/endpoints.ts'
import { anIndustry } from '#test/applicants.ts'
import { aBookable, aBooking, aTime, hold, slotAt } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import { expireLapsed } from './claims.ts'

let there: World
let consultant: Person
beforeAll(async () => {
  there = await world()
  consultant = await aBookable(there)
})

const timesOn = async (day: Date) => {
  const from = new Date(day.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const input = { id: consultant.id, mode: 'video', minutes: 30, from, days: 1 } as const
  return (await there.send(listFreeSlots, input)).body.data.consultantSlots[0]!.slots.map(({ startsAt }) => startsAt)
}

describe('holding a slot', () => {
  test('reserves it for ten minutes at the current price, and it is not offered to anyone else', async () => {
    const [customer, at] = [await there.aCustomer(), aTime(there)]
    const { status, body } = await hold(customer, consultant, at, { brief: 'A dal mill' })
    const { booking } = body.data
    expect([status, booking.state, booking.bookStatus, booking.pricePaise, booking.amount]).toEqual([
      ...[201, 'held', 'held', 100_000, 1000],
    ])
    expect(booking.heldUntil).toBe(new Date(there.clock.now().getTime() + 600_000).toISOString())
    expect(booking.number).toMatch(/^PM-26-\d{5,}$/)
    expect(booking.room).toMatch(/^[a-z2-7]{20}$/)
    expect(booking).toMatchObject({ brief: 'A dal mill', consultant: { name: consultant.name }, moves: 0 })
    expect(booking.may).toMatchObject({ pay: true, release: true, brief: true, cancel: false, message: false })
    expect(await timesOn(at)).not.toContain(at.toISOString())
  })

  test('of two people one gets it, and the other is refused with the three nearest free slots', async () => {
    const at = slotAt(there, 5, 8)
    const [one, two] = [await there.aCustomer(), await there.aCustomer()]
    const answers = await Promise.all([hold(one, consultant, at), hold(two, consultant, at)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { body } = answers.find(({ status }) => status === 409)!
    expect(body.code).toBe('slot_taken')
    const quarters = [-2, 2, -3].map((n) => new Date(at.getTime() + n * 900_000).toISOString()).sort()
    expect(body.nearest?.map(({ startsAt }) => startsAt)).toEqual(quarters)
    for (const { startsAt } of body.nearest!) expect(await timesOn(at)).toContain(startsAt)
  })

  test('the nearest slots are ones at which the customer is free as well', async () => {
    const at = slotAt(there, 6, 8)
    const [one, two] = [await there.aCustomer(), await there.aCustomer()]
    await hold(one, consultant, at)
    await hold(two, await aBookable(there), new Date(at.getTime() + 1_800_000))
    const { body } = await hold(two, consultant, at)
    const starts = body.nearest!.map(({ startsAt }) => new Date(startsAt).getTime() - at.getTime())
    expect(starts.map((ms) => ms / 900_000)).toEqual([-4, -3, -2])
  })

  test('a double tap creates one booking', async () => {
    const [customer, at] = [await there.aCustomer(), aTime(there)]
    const answers = await Promise.all([1, 2, 3].map(() => hold(customer, consultant, at)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.booking.id)).size).toBe(1)
  })

  test('is refused if not offered: outside hours, off the grid, too soon, a length without a fee', async () => {
    const customer = await there.aCustomer()
    const requests = [
      hold(customer, consultant, slotAt(there, 3, -4)),
      hold(customer, consultant, new Date(slotAt(there, 3).getTime() + 60_000)),
      hold(customer, consultant, there.clock.now()),
      hold(customer, consultant, aTime(there), { minutes: 60 }),
      hold(customer, consultant, aTime(there), { mode: 'audio' }),
      hold(customer, consultant, slotAt(there, 200)),
    ]
    for (const { status, body } of await Promise.all(requests))
      expect([status, body.code]).toEqual([409, 'slot_not_offered'])
    const nobody = await hold(customer, { id: 999_999_999 }, aTime(there))
    expect([nobody.status, nobody.body.code]).toEqual([404, 'not_found'])
  })

  test('a customer cannot hold overlapping slots, with any consultants', async () => {
    const [customer, at] = [await there.aCustomer(), aTime(there)]
    await hold(customer, consultant, at)
    const other = await hold(customer, await aBookable(there), new Date(at.getTime() + 900_000))
    expect([other.status, other.body.code]).toEqual([409, 'customer_busy'])
  })

  test('at most three slots are held at once', async () => {
    const customer = await there.aCustomer()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await hold(customer, consultant, aTime(there))).status)
    expect(statuses).toEqual([201, 201, 201, 409])
    expect((await hold(customer, consultant, aTime(there))).body.code).toBe('hold_limit')
  })

  test('a day at the consultant’s own limit counts as taken', async () => {
    const busy = await aBookable(there)
    await there.pool.query('insert into availability_settings (consultant_id, most_a_day) values ($1, 1)', [busy.id])
    await hold(await there.aCustomer(), busy, slotAt(there, 4, 0))
    const { body } = await hold(await there.aCustomer(), busy, slotAt(there, 4, 8))
    expect(body.code).toBe('slot_taken')
    const days = body.nearest!.map(({ startsAt }) => new Date(startsAt).getTime() - slotAt(there, 4).getTime())
    expect(days.every((ms) => Math.abs(ms) > 12 * 3_600_000)).toBe(true)
  })

  test('a follow-up must refer to a session of the same two people', async () => {
    const before = await aBooking(there, { consultant })
    const follows = { followsId: before.id }
    const { body } = await hold(before.customer, consultant, aTime(there), follows)
    expect(body.data.booking.followsId).toBe(before.id)
    const elsewhere = await hold(before.customer, await aBookable(there), aTime(there), follows)
    expect(elsewhere.status).toBe(404)
  })

  test('an unknown industry is reported', async () => {
    const { status, body } = await hold(await there.aCustomer(), consultant, aTime(there), { industryId: 88_888 })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['industryId']])
  })
})

describe('a hold', () => {
  test('expires: the next customer gets the slot, and the first finds it expired', async () => {
    const [one, two, at] = [await there.aCustomer(), await there.aCustomer(), aTime(there)]
    const { id } = (await hold(one, consultant, at)).body.data.booking
    there.clock.advance({ minutes: 9, seconds: 59 })
    expect((await hold(two, consultant, at)).status).toBe(409)
    there.clock.advance({ seconds: 1 })
    expect(await timesOn(at)).toContain(at.toISOString())
    const lapsed = (await one.send(getBooking, { id })).body.data
    expect([lapsed.booking.state, lapsed.timeline.at(-1)]).toMatchObject(['expired', { kind: 'expired', done: true }])
    expect(lapsed.booking.may).toMatchObject({ pay: false, release: false, bookAgain: true })
    expect((await hold(two, consultant, at)).status).toBe(201)
    const { state } = await there.db
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('expired')
  })

  test('that no request has cleaned up is expired by the job, once', async () => {
    const [customer, at] = [await there.aCustomer(), aTime(there)]
    const { id } = (await hold(customer, consultant, at)).body.data.booking
    there.clock.advance({ minutes: 10 })
    const sweep = () => there.db.transaction().execute((tx) => expireLapsed(tx, there.clock.now(), 1000))
    expect(await sweep()).toBeGreaterThan(0)
    expect(await sweep()).toBe(0)
    const kinds = (await customer.send(getBooking, { id })).body.data.timeline.map(({ kind }) => kind)
    expect(kinds).toEqual(['held', 'expired'])
    const left = await there.db.selectFrom('busy_times').select('id').where('booking_id', '=', id).execute()
    expect(left).toEqual([])
  })

  test('can be released: its slot is free immediately, and releasing it twice is stale', async () => {
    const [customer, at] = [await there.aCustomer(), aTime(there)]
    const { id } = (await hold(customer, consultant, at)).body.data.booking
    const { status, body } = await customer.send(releaseHold, { id })
    expect([status, body.data.booking.state]).toEqual([200, 'expired'])
    expect(await timesOn(at)).toContain(at.toISOString())
    expect((await customer.send(releaseHold, { id })).body.code).toBe('stale')
    expect((await hold(customer, consultant, at)).status).toBe(201)
  })

  test('is among the upcoming sessions of its customer until it expires', async () => {
    const customer = await there.aCustomer()
    await hold(customer, consultant, aTime(there))
    expect((await customer.send(listUserAppointments, {})).body.data.count).toBe(1)
    there.clock.advance({ minutes: 10 })
    expect((await customer.send(listUserAppointments, {})).body.data).toMatchObject({ count: 0, appointments: [] })
  })

  test('has an industry and a brief, which can be changed until the session starts', async () => {
    const { id, customer, startsAt } = await aBooking(there, { consultant })
    const industryId = await anIndustry(there)
    const { body } = await customer.send(writeBrief, { id, industryId, brief: 'Power load of a dal mill' })
    expect(body.data.booking).toMatchObject({ brief: 'Power load of a dal mill', industry: { id: industryId } })
    there.clock.set(startsAt)
    expect((await customer.send(writeBrief, { id, brief: 'Too late' })).body.code).toBe('too_late')
  })
})
