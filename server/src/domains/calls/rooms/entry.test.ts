import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { holdSlot } from '#contract/bookings/endpoints.ts'
import { enterRoom, getRoom, renewIceServers } from '#contract/calls/endpoints.ts'
import { aBookable, aTime } from '#test/bookings.ts'
import { anOpenRoom } from '#test/rooms.ts'
import { world } from '#test/world.ts'

const SECRET = 'secret of the relay'
const there = await world({
  env: {
    STUN_URLS: 'stun:stun.example.com:3478',
    TURN_URLS: 'turn:a.example.com,turns:b.example.com',
    TURN_SECRET: SECRET,
  },
})
const { clock } = there

describe('access to the room', () => {
  test('opens ten minutes before the session and closes two minutes after it', async () => {
    const { slug, customer, consultant, startsAt, endsAt } = await anOpenRoom(there, 60)
    const enter = async (who = customer) => {
      const { status, body } = await who.send(enterRoom, { slug })
      return status === 201 ? body.data.room.state : `${status} ${body.code}`
    }
    clock.set(new Date(+startsAt - 600_001))
    expect([await enter(), (await customer.send(getRoom, { slug })).body.data.room.state]).toEqual([
      '409 too_early',
      'early',
    ])
    clock.set(new Date(+startsAt - 600_000))
    expect([await enter(), await enter(consultant)]).toEqual(['open', 'open'])
    clock.set(new Date(+endsAt + 119_999))
    expect(await enter()).toBe('open')
    clock.set(new Date(+endsAt + 120_000))
    expect([await enter(), (await customer.send(getRoom, { slug })).body.data.room.state]).toEqual([
      '409 room_closed',
      'ended',
    ])
  })

  test("shows each side the other one, under SPEC's names", async () => {
    const { id, slug, customer, consultant, startsAt, endsAt } = await anOpenRoom(there)
    const theirs = (await customer.send(getRoom, { slug })).body.data.room
    expect(theirs).toMatchObject({
      ...{ channelName: slug, kind: 'booking', itemId: id, bookId: id, callType: 'video', role: 'customer' },
      ...{ consultantId: consultant.id, consultantName: consultant.name, bookAmount: 1000 },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), state: 'open', endedWhy: null },
      ...{ otherIn: false, connectedSeconds: 0, mayRate: false, serverNow: clock.now().toISOString() },
      other: { id: consultant.id, name: consultant.name },
    })
    expect(theirs.number).toMatch(/^PM-/)
    const { role, other } = (await consultant.send(getRoom, { slug })).body.data.room
    expect([role, other.id, other.slug]).toEqual(['consultant', customer.id, null])
  })

  test('does not exist for a mere hold', async () => {
    const [customer, consultant] = [await there.aCustomer(), await aBookable(there)]
    const input = {
      consultantId: consultant.id,
      mode: 'video',
      minutes: 30,
      startsAt: aTime(there).toISOString(),
    } as const
    const slug = (await customer.send(holdSlot, input)).body.data.booking.room
    expect((await customer.send(getRoom, { slug })).status).toBe(404)
  })
})

describe('the relay', () => {
  test('has a user name with its expiry and a password that only the server can compute', async () => {
    const { slug, customer } = await anOpenRoom(there)
    const { iceServers, iceTransportPolicy, iceExpiresAt } = (await customer.send(enterRoom, { slug })).body.data
    const expires = Math.floor(+clock.now() / 1000) + 600
    const username = `${expires}:${customer.id}`
    expect(iceServers).toEqual([
      { urls: ['stun:stun.example.com:3478'] },
      {
        urls: ['turn:a.example.com', 'turns:b.example.com'],
        username,
        credential: createHmac('sha1', SECRET).update(username).digest('base64'),
      },
    ])
    expect([iceTransportPolicy, iceExpiresAt]).toEqual(['all', new Date(expires * 1000).toISOString()])
    clock.advance({ minutes: 9 })
    const renewed = (await customer.send(renewIceServers, { slug })).body.data
    expect(renewed.iceServers[1]?.username).toBe(`${expires + 540}:${customer.id}`)
  })

  test('is the only ICE server if configured so', async () => {
    const relayed = await world({
      env: { TURN_URLS: 'turn:a.example.com', TURN_SECRET: SECRET, ICE_RELAY_ONLY: 'yes' },
    })
    const { slug, customer } = await anOpenRoom(relayed)
    const { iceServers, iceTransportPolicy } = (await customer.send(enterRoom, { slug })).body.data
    expect([iceServers.length, iceTransportPolicy]).toEqual([1, 'relay'])
  })
})
