import { describe, expect, test } from 'vitest'
import { getBooking } from '#contract/bookings/endpoints.ts'
import { getRoom } from '#contract/calls/endpoints.ts'
import { judgeSession } from '#test/bookings.ts'
import { aCall, anOpenRoom, joinRoom, newPeerId, readRoomsOf } from '#test/rooms.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, db } = there

const { seatsOf, flowPeriods, written } = readRoomsOf(there)

describe('the room of a booked session', () => {
  test('records attendance: with both inside the session is in progress, and it is evaluated as completed', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    const state = async () => (await room.customer.send(getBooking, { id: room.id })).body.data.booking.state
    expect(await state()).toBe('in_call')
    clock.advance({ minutes: 6 })
    await expect.poll(async () => (await seatsOf(room)).length).toBe(0)
    const again = await aCall(there, room)
    expect(again.customer.seat).toBeGreaterThan(customer.seat)
    clock.advance({ seconds: 2 })
    await again.customer.leave()
    await again.consultant.leave()
    expect(consultant.received('roomended')).toEqual([])
    clock.set(new Date(+room.endsAt + 10 * 60_000))
    await judgeSession(there, room.id)
    expect(await state()).toBe('completed')
  })

  test('is closed by the system shortly after its end, for everyone and for good', async () => {
    const room = await anOpenRoom(there)
    clock.set(new Date(+room.endsAt + 110_000))
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 5 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    clock.advance({ seconds: 5 })
    for (const one of [customer, consultant])
      await expect.poll(() => one.received('roomended')).toEqual([{ room: room.slug, why: 'over' }])
    expect(await flowPeriods(room)).toEqual([[10, 'system']])
    expect(await seatsOf(room)).toEqual([])
    await expect.poll(async () => (await customer.beat(true)).code).toBe('room_closed')
    const view = (await room.customer.send(getRoom, { slug: room.slug })).body.data.room
    expect(view).toMatchObject({ state: 'ended', endedWhy: 'over', connectedSeconds: 10, otherIn: false })
  })

  test('stays open when the session was extended', async () => {
    const room = await anOpenRoom(there)
    clock.set(room.endsAt)
    const { customer } = await aCall(there, room)
    await there.pool.query(
      `update bookings set minutes = 45, during = tstzrange(lower(during), upper(during) + interval '15 minutes') where id = $1`,
      [room.id],
    )
    clock.advance({ minutes: 3 })
    const closesAt = new Date(+room.endsAt + 17 * 60_000)
    const back = await joinRoom(there, room.customer, room.slug, { peerId: newPeerId() })
    await expect
      .poll(async () => db.selectFrom('rooms').select('closes_at').where('slug', '=', room.slug).executeTakeFirst())
      .toEqual({ closes_at: closesAt })
    expect([back.joined.message, customer.received('roomended')]).toEqual(['OK', []])
  })
})
