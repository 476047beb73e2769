import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { cancelBooking } from '#contract/bookings/endpoints.ts'
import { cancelBookingByStaff, reassignBooking } from '#contract/bookings/staff.ts'
import { getRoom } from '#contract/calls/endpoints.ts'
import { PRESENCE_CHANNEL } from '#contract/consultants/constants.ts'
import type { ServerEvents } from '#contract/realtime.ts'
import { presenceOf } from '#server/domains/consultants/public.ts'
import { aBookable, aBooking } from '#test/bookings.ts'
import { atEndOfFile } from '#test/end-of-file.ts'
import { aCall, anOpenRoom, joinRoom, type OpenRoom, type Participant, tokenFor } from '#test/rooms.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, db, pool } = there

/** A paid, never rescheduled session, five minutes before its start. */
async function aSessionSoon() {
  const booking = await aBooking(there)
  clock.set(new Date(booking.startsAt.getTime() - 5 * 60_000))
  const { rows } = await pool.query<{ room: string }>('select room from bookings where id = $1', [booking.id])
  return { ...booking, slug: rows[0]!.room }
}
const seatsIn = ({ slug }: Pick<OpenRoom, 'slug'>) =>
  db.selectFrom('room_seats').selectAll().where('room', '=', slug).execute()
const expectEndNotice = (participant: Participant) =>
  expect.poll(() => participant.received('roomended').map(({ why }) => why))
const viewOf = async ({ customer, slug }: Pick<OpenRoom, 'customer' | 'slug'>) =>
  (await customer.send(getRoom, { slug })).body.data.room

describe('the room of a cancelled session', () => {
  test('is closed immediately: people waiting in it are notified, and nobody can join again', async () => {
    const room = await aSessionSoon()
    const customer = await joinRoom(there, room.customer, room.slug)
    const token = await tokenFor(room.customer, room.slug)
    expect((await room.customer.send(cancelBooking, { id: room.id, expectedRefundPaise: 0 })).status).toBe(200)
    await expectEndNotice(customer).toEqual(['called_off'])
    expect(await seatsIn(room)).toEqual([])
    expect(await viewOf(room)).toMatchObject({ state: 'ended', endedWhy: 'called_off', otherIn: false })
    const again = await customer.socket.emitWithAck('roomjoin', { token, peerId: customer.peerId })
    expect(again).toMatchObject({ code: 'room_closed' })
  })

  test('is closed in the middle of a call when staff cancel it', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    clock.advance({ seconds: 3 })
    for (const one of [customer, consultant]) await one.beat(true)
    const input = { id: room.id, to: 'wallet', reason: 'The line was misused' } as const
    expect((await (await there.aStaff()).send(cancelBookingByStaff, input)).status).toBe(201)
    for (const one of [customer, consultant]) await expectEndNotice(one).toEqual(['called_off'])
    expect(await viewOf(room)).toMatchObject({ endedWhy: 'called_off', connectedSeconds: 3, flow: { mayFlow: false } })
  })

  test('is closed by the sweep if no process received the event', async () => {
    const room = await anOpenRoom(there)
    const { customer } = await aCall(there, room)
    await pool.query(`update bookings set state = 'cancelled', cancelled_by = 'platform' where id = $1`, [room.id])
    await expectEndNotice(customer).toEqual(['called_off'])
  })

  test('reports the cancellation even if nobody ever joined', async () => {
    const room = await aSessionSoon()
    await room.consultant.send(cancelBooking, { id: room.id, expectedRefundPaise: 118_000 })
    expect(await viewOf(room)).toMatchObject({ state: 'ended', endedWhy: 'called_off' })
  })
})

describe('the room of a reassigned session', () => {
  test('is emptied, and the customer and the new consultant can join', async () => {
    const room = await aSessionSoon()
    const [staff, other] = [await there.aStaff(), await aBookable(there)]
    const first = await joinRoom(there, room.consultant, room.slug)
    const input = { id: room.id, consultantId: other.id, reason: 'Ill' }
    expect((await staff.send(reassignBooking, input)).status).toBe(201)
    await expectEndNotice(first).toEqual(['reassigned'])
    expect(await seatsIn(room)).toEqual([])
    expect((await room.consultant.send(getRoom, { slug: room.slug })).status).toBe(404)
    const { rows } = await pool.query('select account_id, left_at from room_visits where booking_id = $1', [room.id])
    expect(rows).toEqual([{ account_id: room.consultant.id, left_at: clock.now() }])
    const { customer } = await aCall(there, { ...room, consultant: other })
    await expect.poll(() => customer.received('roomflow').at(-1)).toMatchObject({ mayFlow: true })
  })
})

/** The presence a visitor sees. */
async function aVisitor(consultantId: number) {
  const received: string[] = []
  const url = `${await there.url()}${PRESENCE_CHANNEL}`
  const socket = io(url, { transports: ['websocket'], forceNew: true, auth: { ids: [consultantId] } })
  atEndOfFile(async () => void socket.disconnect())
  socket.on('consultantPresence', ({ presences }: ServerEvents['consultantPresence']) => {
    received.push(...presences.map(({ presence }) => presence))
  })
  return { expectShown: (presence: string) => expect.poll(() => received.at(-1)).toBe(presence) }
}

describe('a consultant in a booked call', () => {
  test('is shown as on a call from the moment both are in the room until one leaves, live', async () => {
    const room = await anOpenRoom(there)
    const consultant = await joinRoom(there, room.consultant, room.slug)
    await consultant.socket.emitWithAck('consultantStatus', { id: room.consultant.id })
    const { id } = room.consultant
    const { expectShown } = await aVisitor(id)
    await expectShown('online')
    const customer = await joinRoom(there, room.customer, room.slug)
    await expectShown('on_call')
    expect((await presenceOf(db, [id], clock.now())).get(id)).toBe('on_call')
    await customer.leave()
    await expectShown('online')
    const back = await joinRoom(there, room.customer, room.slug)
    await expectShown('on_call')
    back.socket.io.engine.close()
    clock.advance({ seconds: 6 })
    await expectShown('online')
  })
})
