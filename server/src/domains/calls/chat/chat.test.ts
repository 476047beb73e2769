import { describe, expect, test } from 'vitest'
import { getBooking } from '#contract/bookings/endpoints.ts'
import { listBookingMessages } from '#contract/bookings/messages.ts'
import { getRoomNote, listRoomMessages, saveRoomNote, sendRoomMessage } from '#contract/calls/endpoints.ts'
import { eraseAll, readAll } from '#server/domains/accounts/public.ts'
import { aCall, anOpenRoom } from '#test/rooms.ts'
import { anAnsweredTalk } from '#test/talks.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

describe('the chat of a room', () => {
  test('is the booking’s: it survives a reload, and newer messages are fetched incrementally', async () => {
    const { id, slug, customer, consultant } = await anOpenRoom(there)
    for (const text of ['One', 'Two', 'Three']) await customer.send(sendRoomMessage, { slug, text })
    const all = (await consultant.send(listRoomMessages, { slug })).body.data.messages
    expect(all.map(({ text, mine }) => [text, mine])).toEqual([
      ...[
        ['One', false],
        ['Two', false],
        ['Three', false],
      ],
    ])
    const later = (await customer.send(listRoomMessages, { slug, after: all[1]!.id })).body.data.messages
    expect(later.map(({ text, mine }) => [text, mine])).toEqual([['Three', true]])
    const newest = (await customer.send(listRoomMessages, { slug, limit: 2 })).body.data.messages
    expect(newest.map(({ text }) => text)).toEqual(['Two', 'Three'])
    expect((await consultant.send(listBookingMessages, { id })).body.data.count).toBe(3)
    expect((await consultant.send(getBooking, { id })).body.data.booking.unreadMessages).toBe(3)
  })

  test('stores a message resent after a lost response once, in a session and in a talk', async () => {
    const [booked, talk] = [await anOpenRoom(there), await anAnsweredTalk(there)]
    for (const { slug, customer } of [booked, { slug: talk.room, customer: talk.customer }]) {
      const input = { slug, text: 'Can you see it?', sentOnce: 'page-1-message-1' }
      const answers = await Promise.all([1, 2, 3].map(() => customer.send(sendRoomMessage, input)))
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.message.id}`)).size).toBe(1)
      await customer.send(sendRoomMessage, { slug, text: 'Can you see it?' })
      expect((await customer.send(listRoomMessages, { slug })).body.data.messages).toHaveLength(2)
    }
  })

  test('notifies both, and counts as read while the other side is in the room', async () => {
    const room = await anOpenRoom(there)
    const { customer, consultant } = await aCall(there, room)
    const { slug } = room
    const sent = await room.customer.send(sendRoomMessage, { slug, text: 'Can you see it?' })
    expect([sent.status, sent.body.data.message]).toMatchObject([201, { mine: true, text: 'Can you see it?' }])
    for (const one of [customer, consultant])
      await expect.poll(() => one.received('roommessage')).toEqual([{ room: slug }])
    expect((await room.consultant.send(getBooking, { id: room.id })).body.data.booking.unreadMessages).toBe(0)
  })
})

test('notes are private, and are erased with the account', async () => {
  const { slug, customer, consultant } = await anOpenRoom(there)
  expect((await customer.send(getRoomNote, { slug })).body.data.note).toEqual({ text: '', updatedAt: null })
  await customer.send(saveRoomNote, { slug, text: 'Ask about the sieve.' })
  await customer.send(saveRoomNote, { slug, text: 'Ask about the sieve and the price.' })
  expect((await customer.send(getRoomNote, { slug })).body.data.note.text).toBe('Ask about the sieve and the price.')
  expect((await consultant.send(getRoomNote, { slug })).body.data.note.text).toBe('')
  expect((await readAll(there.db, customer.id))['calls.json']).toMatchObject({ notes: [{ room: slug }] })
  await there.db.transaction().execute((tx) => eraseAll(tx, customer.id, there.clock.now()))
  expect((await readAll(there.db, customer.id))['calls.json']).toMatchObject({ notes: [] })
  await consultant.send(saveRoomNote, { slug, text: 'x' })
  await consultant.send(saveRoomNote, { slug, text: '' })
  expect((await consultant.send(getRoomNote, { slug })).body.data.note.updatedAt).toBeNull()
})
