import { describe, expect, test } from 'vitest'
import { getRoom } from '#contract/calls/endpoints.ts'
import { beginWith, untilBlockedBy } from '#test/locks.ts'
import { aCall, anOpenRoom, joinRoom, type Participant, readRoomsOf } from '#test/rooms.ts'
import { world } from '#test/world.ts'
import { writeBeats } from './queries.ts'
import { sweepSeats } from './sweep.ts'

const there = await world()
const { clock, db } = there

const { seatsOf, flowPeriods, written } = readRoomsOf(there)
const last = (participant: Participant) => participant.received('roomflow').at(-1)

describe('two connected sides', () => {
  test("are notified and metered by the server's clock; a side that reports otherwise makes a gap", async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    expect(customer.joined.data).toMatchObject({ role: 'customer', peer: null, leaseMs: 6000, beatMs: 2000 })
    expect(consultant.joined.data).toMatchObject({ peer: { role: 'customer', peerId: customer.peerId, in: true } })
    await expect.poll(() => last(customer)).toMatchObject({ mayFlow: true, why: 'both', connectedSeconds: 0 })
    expect(customer.received('roompeer').at(-1)?.peer).toMatchObject({ role: 'consultant', connected: true })
    clock.advance({ seconds: 3 })
    const media = { audio: false, video: true, screen: true }
    const { data } = await consultant.beat(false, { media, quality: 'bad' })
    expect(data).toMatchObject({ flow: { mayFlow: false, connectedSeconds: 3, since: null } })
    await expect.poll(() => last(customer)).toMatchObject({ mayFlow: false, why: 'consultant', connectedSeconds: 3 })
    expect(customer.received('roompeer').at(-1)?.peer).toMatchObject({ connected: false, media, quality: 'bad' })
    clock.advance({ seconds: 2 })
    for (const one of [customer, consultant]) await one.beat(true)
    await expect.poll(() => last(customer)).toMatchObject({ mayFlow: true, since: clock.now().toISOString() })
    clock.advance({ seconds: 4 })
    const view = (await room.customer.send(getRoom, { slug: room.slug })).body.data.room
    expect(view).toMatchObject({ connectedSeconds: 7, otherIn: true, mayRate: true, flow: { mayFlow: true } })
    await customer.leave()
    await expect.poll(() => last(consultant)).toMatchObject({ mayFlow: false, why: 'customer', connectedSeconds: 7 })
    expect(consultant.received('roompeer').at(-1)).toEqual({ room: room.slug, peer: null })
    expect(await flowPeriods(room)).toEqual([
      ...[
        [3, 'consultant'],
        [4, 'customer'],
      ],
    ])
  })

  test('exchange descriptions and candidates with each other and nobody else', async () => {
    const [room, other] = [await anOpenRoom(there), await anOpenRoom(there)]
    const { customer, consultant } = await aCall(there, room)
    const outsider = await joinRoom(there, other.consultant, other.slug)
    const description = { type: 'offer', sdp: 'v=0\r\n' }
    expect(await customer.signal(consultant.peerId, { description })).toMatchObject({ message: 'OK' })
    const candidates = [{ candidate: 'candidate:1 1 udp 1 127.0.0.1 9 typ host', sdpMid: '0', sdpMLineIndex: 0 }]
    await consultant.signal(customer.peerId, { candidates })
    await expect
      .poll(() => consultant.received('roomsignal'))
      .toEqual([{ room: room.slug, from: customer.peerId, description }])
    await expect
      .poll(() => customer.received('roomsignal'))
      .toEqual([{ room: room.slug, from: consultant.peerId, candidates }])
    expect(outsider.received('roomsignal')).toEqual([])
  })
})

describe('the newest connection of a person', () => {
  test('has the seat; the older one is notified and may send nothing more', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    const phone = await joinRoom(there, room.customer, room.slug)
    expect(phone.seat).toBeGreaterThan(customer.seat)
    await expect.poll(() => customer.received('roommoved')).toEqual([{ room: room.slug, seat: customer.seat }])
    expect(await customer.beat(true)).toMatchObject({ code: 'seat_taken' })
    expect(await customer.signal(consultant.peerId, { candidates: [] })).toMatchObject({ code: 'seat_taken' })
    expect(await customer.leave()).toMatchObject({ code: 'seat_taken' })
    await expect.poll(() => last(consultant)).toMatchObject({ mayFlow: false, why: 'customer' })
    expect(consultant.received('roompeer').at(-1)?.peer).toMatchObject({ peerId: phone.peerId, connected: false })
    expect(await consultant.signal(customer.peerId, { candidates: [] })).toMatchObject({ code: 'not_found' })
    expect(await consultant.signal(phone.peerId, { candidates: [] })).toMatchObject({ message: 'OK' })
  })

  test('continues its media if it is the same page, and the time between is free', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 2 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    customer.socket.io.engine.close()
    await expect.poll(() => consultant.received('roompeer').at(-1)?.peer).toMatchObject({ in: false })
    expect(last(consultant)).toMatchObject({ mayFlow: true })
    clock.advance({ seconds: 3 })
    const back = await joinRoom(there, room.customer, room.slug, { peerId: customer.peerId })
    expect(back.joined.data).toMatchObject({ flow: { mayFlow: true, connectedSeconds: 2 } })
    expect(back.joined.data.peer).toMatchObject({ peerId: consultant.peerId, connected: true })
    clock.advance({ seconds: 1 })
    await back.leave()
    expect(await flowPeriods(room)).toEqual([
      ...[
        [2, 'customer'],
        [1, 'customer'],
      ],
    ])
  })
})

describe('a page that rejoins automatically', () => {
  test('takes nothing from the device on which Join was pressed last; only another press does', async () => {
    const room = await anOpenRoom(there)
    const join = (given?: { peerId?: string; firstSeat?: number }) => joinRoom(there, room.customer, room.slug, given)
    const laptop = await join()
    laptop.socket.io.engine.close()
    const phone = await join()
    const laptopBack = { peerId: laptop.peerId, firstSeat: laptop.seat }
    expect((await join(laptopBack)).joined).toMatchObject({ code: 'seat_taken' })
    expect(await phone.beat(false)).toMatchObject({ message: 'OK' })
    const phoneBack = await join({ peerId: phone.peerId, firstSeat: phone.seat })
    expect(phoneBack.joined).toMatchObject({ message: 'OK' })
    expect((await join(laptopBack)).joined).toMatchObject({ code: 'seat_taken' })
    const pressed = await join({ peerId: laptop.peerId })
    expect(pressed.joined).toMatchObject({ message: 'OK' })
    await expect.poll(() => phoneBack.received('roommoved')).toEqual([{ room: room.slug, seat: phoneBack.seat }])
    expect((await join({ peerId: phone.peerId, firstSeat: phone.seat })).joined).toMatchObject({ code: 'seat_taken' })
  })

  test('is admitted while the newer device is lost, and gives way to it', async () => {
    const room = await anOpenRoom(there)
    const join = (given?: { peerId?: string; firstSeat?: number }) => joinRoom(there, room.customer, room.slug, given)
    const laptop = await join()
    const phone = await join()
    for (const one of [laptop, phone]) one.socket.io.engine.close()
    clock.advance({ seconds: 6 })
    await expect.poll(async () => (await seatsOf(room)).length).toBe(0)
    const laptopBack = await join({ peerId: laptop.peerId, firstSeat: laptop.seat })
    expect(laptopBack.joined).toMatchObject({ message: 'OK' })
    const phoneBack = await join({ peerId: phone.peerId, firstSeat: phone.seat })
    expect(phoneBack.joined).toMatchObject({ message: 'OK' })
    await expect.poll(() => laptopBack.received('roommoved')).toEqual([{ room: room.slug, seat: laptopBack.seat }])
  })
})

describe('a side without a beat for a lease', () => {
  test('is lost: the other is notified, and metering ended when they were last seen', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 3 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    const seenAt = clock.now()
    clock.advance({ seconds: 4 })
    await consultant.beat(true)
    await written(room, consultant)
    clock.advance({ seconds: 2 })
    await expect.poll(() => last(consultant)).toMatchObject({ mayFlow: false, why: 'customer' })
    expect(last(consultant)).toMatchObject({ connectedSeconds: 3, since: null })
    expect(consultant.received('roompeer').at(-2)?.peer).toMatchObject({ role: 'customer', in: false })
    expect(consultant.received('roompeer').at(-1)).toEqual({ room: room.slug, peer: null })
    expect(await flowPeriods(room)).toEqual([[3, 'customer']])
    expect(await customer.beat(true)).toMatchObject({ code: 'seat_lapsed' })
    const [visit] = await db
      .selectFrom('room_visits')
      .selectAll()
      .where('account_id', '=', room.customer.id)
      .orderBy('id')
      .execute()
    expect(visit?.left_at).toEqual(seenAt)
  })

  test('is lost also when it sends before any sweep: a server that was stalled meters nothing', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 3 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    clock.advance({ seconds: 30 })
    expect(await customer.beat(true)).toMatchObject({ code: 'seat_lapsed' })
    expect(await flowPeriods(room)).toEqual([[3, 'both']])
    expect(await consultant.beat(true)).toMatchObject({ code: 'seat_lapsed' })
    const again = await aCall(there, room)
    clock.advance({ seconds: 2 })
    await again.customer.leave()
    expect(await flowPeriods(room)).toEqual([
      ...[
        [3, 'both'],
        [2, 'customer'],
      ],
    ])
  })

  test('that then leaves was not present until that moment', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 3 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    clock.advance({ seconds: 4 })
    await consultant.beat(true)
    await written(room, consultant)
    clock.advance({ seconds: 5 })
    await customer.leave()
    expect(await flowPeriods(room)).toEqual([[3, 'customer']])
  })

  test('is not lost while one of its beats is being written', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 1 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    const writer = await there.pool.connect()
    await writer.query('begin')
    await writer.query('select from room_seats where seat = $1 for update', [consultant.seat])
    clock.advance({ seconds: 4 })
    await customer.beat(true)
    clock.advance({ seconds: 3 })
    const { data } = await customer.beat(true, { quality: 'weak' })
    await writer.query('update room_seats set seen_at = $2 where seat = $1', [consultant.seat, clock.now()])
    await writer.query('commit')
    writer.release()
    expect(data).toMatchObject({ flow: { mayFlow: true } })
    await customer.leave()
    expect(await flowPeriods(room)).toEqual([[8, 'customer']])
  })

  test('is not lost in a sweep that waited for the room while beats arrived', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 1 })
    for (const one of [customer, consultant]) await one.beat(true)
    for (const one of [customer, consultant]) await written(room, one)
    const { pid, end } = await beginWith(there, 'select from rooms where slug = $1 for update', [room.slug])
    clock.advance({ seconds: 6 })
    const sweeping = sweepSeats(there.app.services)
    await untilBlockedBy(there, pid)
    clock.advance({ seconds: 6 })
    const seenAt = clock.now()
    await writeBeats(
      db,
      [customer, consultant].map(({ seat }) => ({ seat, seenAt })),
    )
    await end()
    await sweeping
    expect(await seatsOf(room)).toHaveLength(2)
  })

  test('is removed when both are gone, and when the clock was set back', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    for (const one of [customer, consultant]) one.socket.io.engine.close()
    await expect.poll(async () => (await seatsOf(room)).map(({ present }) => present)).toEqual([false, false])
    const before = clock.now()
    clock.set(new Date(+before - 3_600_000))
    await expect.poll(async () => (await seatsOf(room)).length).toBe(0)
    expect(await flowPeriods(room)).toEqual([])
    clock.set(before)
  })
})
