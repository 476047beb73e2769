import { beforeAll, describe, expect, test } from 'vitest'
import {
  cancelBooking,
  getBooking,
  listConsultantAppointments,
  listUserAppointments,
} from '#contract/bookings/endpoints.ts'
import { sendBookingMessage } from '#contract/bookings/messages.ts'
import { getConsultantDetail } from '#contract/consultants/own-profile.ts'
import { listEarnings, plotEarnings } from '#contract/orders/earnings.ts'
import { aBookable, aBooking, hold, PAID_PAISE, slotAt } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { earnWhole } from '../money/service.ts'
import { bookingById } from '../queries.ts'

const there = await world()
let consultant: Person
let customer: Person
const ids: Record<'past' | 'soon' | 'later' | 'cancelled' | 'other', number> = {} as never
beforeAll(async () => {
  consultant = await aBookable(there)
  customer = await there.aCustomer({ name: 'Sunita Verma' })
  const book = async (days: number, quarters = 0, who = customer) =>
    (await aBooking(there, { consultant, customer: who, startsAt: slotAt(there, days, quarters) })).id
  ids.past = await book(2)
  ids.cancelled = await book(3)
  ids.later = await book(9)
  ids.other = await book(4, 8, await there.aCustomer({ name: 'Harish Chhabra' }))
  ids.soon = await book(4)
  await customer.send(cancelBooking, { id: ids.cancelled, expectedRefundPaise: PAID_PAISE })
  there.clock.set(new Date(slotAt(there, 2).getTime() + 3_600_000))
  await there.pool.query(`update bookings set state = 'completed', judged_at = $2 where id = $1`, [
    ids.past,
    there.clock.now(),
  ])
  await there.db
    .transaction()
    .execute(async (tx) => earnWhole(tx, (await bookingById(tx, ids.past))!, there.clock.now()))
})

const mine = async (type?: 'upcoming' | 'past' | 'cancelled' | 'all', more: object = {}) =>
  (await customer.send(listUserAppointments, { type, ...more })).body.data
const theirs = async (more: object = {}) => (await consultant.send(listConsultantAppointments, more)).body.data
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('the customer’s sessions', () => {
  test('are upcoming (soonest first), past and cancelled, under the names of SPEC, with counts', async () => {
    const upcoming = await mine()
    expect(idsOf(upcoming.data)).toEqual([ids.soon, ids.later])
    expect([upcoming.appointments, upcoming.bookings]).toEqual([upcoming.data, upcoming.data])
    expect([upcoming.count, upcoming.counts]).toEqual([2, { upcoming: 2, past: 1, cancelled: 1 }])
    expect([idsOf((await mine('past')).data), idsOf((await mine('cancelled')).data)]).toEqual([
      ...[[ids.past], [ids.cancelled]],
    ])
    expect([upcoming.data[0]?.bookStatus, upcoming.data[0]?.peerId]).toEqual(['confirmed', consultant.id])
    expect((await theirs({ type: 'cancelled' })).data[0]?.peerId).toBe(customer.id)
    expect((await mine('cancelled')).data[0]?.refundedPaise).toBe(PAID_PAISE)
    expect((await theirs({ type: 'cancelled' })).data[0]?.refundedPaise).toBeNull()
  })

  test('type=all lists all of them, and an empty type, page or limit counts as absent', async () => {
    const all = await mine('all')
    expect([idsOf(all.data).sort(), all.count]).toEqual([[ids.soon, ids.later, ids.past, ids.cancelled].sort(), 4])
    const ask = (who: typeof customer, path: string) => who.call<{ data: { id: number }[]; page: number }>('GET', path)
    for (const [who, path] of [
      [customer, '/api/mobile/v1/user-appointments-web'],
      [consultant, '/api/web/v1/get-consultant-appointments-list'],
    ] as const) {
      const [plain, empty] = [await ask(who, path), await ask(who, `${path}?type=&page=&limit=`)]
      expect([empty.status, empty.body.data]).toEqual([200, plain.body.data])
    }
  })

  test('a session whose end has passed is past even before it is evaluated', async () => {
    const other = await aBooking(there, { startsAt: slotAt(there, 0, 20) })
    there.clock.set(new Date(other.startsAt.getTime() + 1_800_000))
    const { data } = (await other.customer.send(listUserAppointments, { type: 'past' })).body
    expect([data.count, data.data[0]?.may.join]).toEqual([1, false])
  })

  test('are found by number and name, with paging', async () => {
    const { number } = (await mine('past')).data[0]!
    expect((await mine('past', { search: number.toLowerCase() })).count).toBe(1)
    expect((await mine('past', { search: consultant.name })).count).toBe(1)
    expect((await mine('past', { search: '100%' })).count).toBe(0)
  })
})

describe('the consultant’s sessions', () => {
  test('include a list of their days, and no holds', async () => {
    await hold(await there.aCustomer(), consultant, slotAt(there, 6))
    const all = await theirs({ type: 'all', limit: 50 })
    expect(idsOf(all.data)).toEqual(expect.arrayContaining([ids.past, ids.soon, ids.later, ids.cancelled, ids.other]))
    expect(all.data.every(({ state }) => state !== 'held')).toBe(true)
    expect(all.scheduleList.reduce((sum, { count }) => sum + count, 0)).toBe(all.data.length)
    expect(all.appointments).toEqual(all.data)
  })

  test('are filtered by day, mode and the customer’s name', async () => {
    const { date } = (await customer.send(getBooking, { id: ids.soon })).body.data.booking
    const day = await theirs({ type: 'all', from: date, to: date })
    expect(idsOf(day.data).sort()).toEqual([ids.soon, ids.other].sort())
    expect((await theirs({ type: 'all', from: date, to: date, search: 'chhabra' })).data).toMatchObject([
      { id: ids.other },
    ])
    expect((await theirs({ type: 'all', mode: 'audio' })).count).toBe(0)
  })
})

describe('one session', () => {
  test('is visible to its two sides only, each with their own money', async () => {
    const seen = (await customer.send(getBooking, { id: ids.past })).body.data
    expect([seen.money?.totalPaise, seen.earning]).toEqual([PAID_PAISE, null])
    const expert = (await consultant.send(getBooking, { id: ids.past })).body.data
    expect([expert.money, expert.earning?.grossPaise, expert.expectedEarning]).toEqual([null, 100_000, null])
    expect(expert.booking.customer).toMatchObject({ name: 'Sunita Verma', city: 'New Delhi' })
    expect((await (await aBookable(there)).send(getBooking, { id: ids.past })).status).toBe(404)
    expect((await (await there.aCustomer()).send(getBooking, { id: ids.past })).status).toBe(404)
  })

  test('shows its consultant the expected net, in the list and on its page, as the ledger will compute it', async () => {
    const coming = (await consultant.send(getBooking, { id: ids.later })).body.data
    const { earnedAt, releaseAt, ...earned } = (await consultant.send(getBooking, { id: ids.past })).body.data.earning!
    expect(coming.expectedEarning).toEqual(earned)
    const listed = (await theirs({ type: 'all', limit: 100 })).data
    const netOf = (id: number) => listed.find((row) => row.id === id)?.expectedNetPaise
    expect([netOf(ids.later), netOf(ids.past), netOf(ids.cancelled)]).toEqual([earned.netPaise, null, null])
    const seen = (await customer.send(getBooking, { id: ids.later })).body.data
    expect([seen.expectedEarning, seen.booking.expectedNetPaise]).toEqual([null, null])
  })

  test('shows customer and number among the earnings', async () => {
    const { data } = (await consultant.send(listEarnings, {})).body.data
    const { number } = (await consultant.send(getBooking, { id: ids.past })).body.data.booking
    expect(data.map(({ customer: name, reference }) => [name, reference])).toEqual([['Sunita Verma', number]])
  })

  test('shows day and time in the consultant’s time zone, and the room from ten minutes before', async () => {
    const other = await aBooking(there, { startsAt: slotAt(there, 1) })
    const read = async () => (await other.customer.send(getBooking, { id: other.id })).body.data.booking
    const { date, time, timeZone, joinFrom } = await read()
    const india = new Date(other.startsAt.getTime() + 5.5 * 3_600_000).toISOString()
    expect([date, time, timeZone]).toEqual([india.slice(0, 10), india.slice(11, 16), 'Asia/Kolkata'])
    there.clock.set(new Date(new Date(joinFrom).getTime() - 1000))
    expect((await read()).may.join).toBe(false)
    there.clock.advance({ seconds: 1 })
    expect((await read()).may).toMatchObject({ join: true, cancel: true, move: false })
  })
})

describe('the consultant’s own figures', () => {
  test('include rating and wallet, under the names of SPEC', async () => {
    await customer.send(sendBookingMessage, { id: ids.later, text: 'See you' })
    const { consultantDetail, consultantRating, walletAmount, figures } = (
      await consultant.send(getConsultantDetail, {})
    ).body.data
    expect([consultantDetail.id, walletAmount]).toEqual([consultant.id, 0])
    expect(consultantRating).toMatchObject({ average: null, count: 0 })
    expect(figures).toMatchObject({ completed: 1, unreadMessages: 1 })
    expect(figures.onHoldPaise).toBeGreaterThan(70_000)
  })

  test('and the monthly chart shows earnings by kind of work', async () => {
    const { kinds, months } = (await consultant.send(plotEarnings, { months: 6 })).body.data
    expect([kinds, months.length]).toEqual([['booking'], 6])
    expect(months.map(({ month }) => month).at(-1)).toBe('2026-03')
    expect(months.at(-1)).toMatchObject({ grossPaise: 100_000, byKind: [{ kind: 'booking' }] })
    expect(months[0]).toEqual({ month: '2025-10', netPaise: 0, grossPaise: 0, byKind: [] })
  })
})
