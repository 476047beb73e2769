import { describe, expect, test } from 'vitest'
import { logout } from '#contract/accounts/endpoints.ts'
import {
  enterRoom,
  findRoomOfCall,
  getRoom,
  getRoomNote,
  listRoomMessages,
  renewIceServers,
} from '#contract/calls/endpoints.ts'
import { signIn } from '#test/people.ts'
import { aCall, anOpenRoom, dial, joinRoom, newPeerId, tokenFor } from '#test/rooms.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock } = there
const line = async (token: string) => dial(await there.url(), token)

describe('access to a room', () => {
  test('is refused to strangers, other customers, consultants of other bookings and staff', async () => {
    const [{ slug }, other] = [await anOpenRoom(there), await anOpenRoom(there)]
    const strangers = [await there.aCustomer(), await there.aConsultant(), other.customer, other.consultant]
    for (const stranger of strangers)
      for (const door of [getRoom, enterRoom, renewIceServers, listRoomMessages, getRoomNote])
        expect((await stranger.send(door, { slug })).status).toBe(404)
    expect((await (await there.aStaff()).send(enterRoom, { slug })).status).toBe(403)
    expect((await there.send(enterRoom, { slug })).status).toBe(401)
  })

  test('leads staff to the history of the session, not into the room', async () => {
    const [{ slug, id }, staff] = [await anOpenRoom(there), await there.aStaff()]
    expect((await staff.send(findRoomOfCall, { slug })).body.data).toEqual({ kind: 'booking', id })
    expect((await staff.send(findRoomOfCall, { slug: 'no-such-room' })).status).toBe(404)
  })
})

describe('a token', () => {
  const joinWith = async (socketToken: string, token: string) =>
    (await (await line(socketToken)).emitWithAck('roomjoin', { token, peerId: newPeerId() })).code

  test('is valid for a minute', async () => {
    const { slug, customer } = await anOpenRoom(there)
    const token = await tokenFor(customer, slug)
    clock.advance({ seconds: 59 })
    expect(await joinWith(customer.token, token)).toBeUndefined()
    clock.advance({ seconds: 1 })
    expect(await joinWith(customer.token, token)).toBe('room_token')
  })

  test('is bound to its person and device', async () => {
    const { slug, customer, consultant } = await anOpenRoom(there)
    const token = await tokenFor(customer, slug)
    expect(await joinWith(consultant.token, token)).toBe('room_token')
    expect(await joinWith((await there.aCustomer()).token, token)).toBe('room_token')
    expect(await joinWith(await signIn(there.app, customer.id), token)).toBe('room_token')
  })

  test('cannot be forged or changed', async () => {
    const [{ slug, customer }, other] = [await anOpenRoom(there), await anOpenRoom(there)]
    const [said = '', signature = ''] = (await tokenFor(customer, slug)).split('.')
    const [, ...rest] = JSON.parse(Buffer.from(said, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify([other.slug, ...rest])).toString('base64url')
    for (const token of [
      ...[
        `${forged}.${signature}`,
        `${said}.${signature}x`,
        `${said}.`,
        said,
        '.',
        '..',
        'x.y.z',
        `${said}.${signature}.`,
      ],
      customer.token,
    ])
      expect([token, await joinWith(customer.token, token)]).toEqual([token, 'room_token'])
  })

  test('is refused for a room that has ended or whose session was cancelled', async () => {
    const { id, slug, customer, endsAt } = await anOpenRoom(there)
    const token = await tokenFor(customer, slug)
    await there.pool.query(`update bookings set state = 'cancelled', cancelled_by = 'platform' where id = $1`, [id])
    expect(await joinWith(customer.token, token)).toBe('room_closed')
    const late = await anOpenRoom(there)
    const before = clock.now()
    clock.set(new Date(+late.endsAt + 119_000))
    const lateToken = await tokenFor(late.customer, late.slug)
    clock.advance({ seconds: 1 })
    expect(await joinWith(late.customer.token, lateToken)).toBe('room_closed')
    clock.set(before)
    expect(endsAt > clock.now()).toBe(true)
  })
})

describe('on a socket', () => {
  test('messages from another seat, to another room, or to an absent peer are refused', async () => {
    const [room, other] = [await anOpenRoom(there), await anOpenRoom(there)]
    const { customer, consultant } = await aCall(there, room)
    const outsider = await joinRoom(there, other.customer, other.slug)
    const said = { connected: false, media: { audio: true, video: true, screen: false }, quality: null }
    const forged: [string, object][] = [
      ['roombeat', { room: room.slug, seat: customer.seat, ...said }],
      ['roombeat', { room: room.slug, seat: outsider.seat, ...said }],
      ['roomsignal', { room: room.slug, seat: customer.seat, to: consultant.peerId, candidates: [] }],
      ['roomsignal', { room: room.slug, seat: outsider.seat, to: consultant.peerId, candidates: [] }],
      ['roomleave', { room: room.slug, seat: customer.seat }],
      ['roomleave', { room: room.slug, seat: 999_999_999 }],
    ]
    for (const [event, payload] of forged)
      expect([event, (await outsider.socket.emitWithAck(event, payload)).code]).toEqual([event, 'seat_lapsed'])
    expect(await outsider.signal(consultant.peerId, { candidates: [] })).toMatchObject({ code: 'not_found' })
    expect(await customer.signal(customer.peerId, { candidates: [] })).toMatchObject({ code: 'not_found' })
    expect(await consultant.beat(true)).toMatchObject({ data: { flow: { mayFlow: true }, peer: { in: true } } })
    expect(consultant.received('roomsignal')).toEqual([])
  })

  test('malformed or oversized messages are dropped', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    const own = { room: room.slug, seat: customer.seat }
    const to = consultant.peerId
    const candidate = { candidate: 'candidate:1' }
    const bad: [string, unknown][] = [
      ['roomjoin', {}],
      ['roomjoin', { token: 'x'.repeat(501), peerId: newPeerId() }],
      ['roomjoin', { token: ['x'], peerId: newPeerId() }],
      ['roomjoin', { token: await tokenFor(room.customer, room.slug), peerId: 'a b; drop' }],
      ['roombeat', own],
      ['roombeat', { ...own, connected: 'yes', media: {}, quality: null }],
      ['roombeat', { ...own, seat: '1', connected: true, media: { audio: 1, video: 1, screen: 1 }, quality: 'fine' }],
      ['roomsignal', { ...own, to, description: { type: 'bomb', sdp: '' } }],
      ['roomsignal', { ...own, to, description: { type: 'offer', sdp: 'x'.repeat(40_001) } }],
      ['roomsignal', { ...own, to, candidates: Array.from({ length: 51 }, () => candidate) }],
      ['roomsignal', { ...own, to, candidates: [{ candidate: 'x'.repeat(1_001) }] }],
      ['roomsignal', { ...own, to: { $ne: '' }, candidates: [] }],
      ['roomleave', null],
      ['roomleave', [own]],
    ]
    for (const [event, payload] of bad)
      expect([event, (await customer.socket.emitWithAck(event, payload)).code]).toEqual([event, 'invalid'])
    expect(consultant.received('roomsignal')).toEqual([])
    const cut = new Promise((gone) => customer.socket.once('disconnect', gone))
    customer.socket.emit('roomsignal', { ...own, to, description: { type: 'offer', sdp: 'x'.repeat(70_000) } })
    await cut
    expect(await consultant.beat(true)).toMatchObject({ message: 'OK' })
  })

  test('a session that ends gives up its seat', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    await room.customer.send(logout, {})
    await expect.poll(() => consultant.received('roompeer').at(-1)).toEqual({ room: room.slug, peer: null })
    expect(consultant.received('roomflow').at(-1)).toMatchObject({ mayFlow: false, why: 'customer' })
    expect(customer.socket.connected).toBe(false)
  })
})
