import { beforeEach, expect, test } from 'vitest'
import { getDeletionRequest } from '#contract/accounts/privacy.ts'
import { appealNoShow, cancelBooking, getBooking } from '#contract/bookings/endpoints.ts'
import {
  getCustomerNote,
  listBookingMessages,
  readBookingMessages,
  saveCustomerNote,
  sendBookingMessage,
} from '#contract/bookings/messages.ts'
import { eraseAll, erasureBlockers, readAll } from '#server/domains/accounts/public.ts'
import { aBookable, aBooking, aMissedBooking, PAID_PAISE } from '#test/bookings.ts'
import { fill } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()
let booking: Awaited<ReturnType<typeof aBooking>>
beforeEach(async () => {
  booking = await aBooking(there)
})

test('both sides write to each other, and each sees what the other has read', async () => {
  const { id, customer, consultant } = booking
  const sent = await customer.send(sendBookingMessage, { id, text: 'Shall I bring samples?' })
  expect([sent.status, sent.body.data.message.mine]).toEqual([201, true])
  await consultant.send(sendBookingMessage, { id, text: 'Yes, two.' })
  expect((await consultant.send(getBooking, { id })).body.data.booking.unreadMessages).toBe(1)
  const { data } = (await consultant.send(listBookingMessages, { id })).body.data
  expect(data.map(({ mine, text }) => [mine, text])).toEqual([
    ...[
      [true, 'Yes, two.'],
      [false, 'Shall I bring samples?'],
    ],
  ])
  const read = await consultant.send(readBookingMessages, { id, lastId: data[0]!.id })
  expect(read.body.data.unreadMessages).toBe(0)
  const again = (await customer.send(listBookingMessages, { id })).body.data.data
  expect(again.map(({ mine, readAt }) => [mine, readAt !== null])).toEqual([
    ...[
      [false, false],
      [true, true],
    ],
  ])
})

test('a message resent after a lost response is stored and notified once, with the same response', async () => {
  const { id, customer, consultant } = booking
  const input = { id, text: 'Shall I bring samples?', sentOnce: 'page-1-message-1' }
  const answers = await Promise.all([1, 2, 3].map(() => customer.send(sendBookingMessage, input)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.data.message.id)).size).toBe(1)
  await customer.send(sendBookingMessage, { ...input, sentOnce: 'page-1-message-2' })
  await consultant.send(sendBookingMessage, input)
  expect((await customer.send(listBookingMessages, { id })).body.data.count).toBe(3)
  const { rows } = await there.pool.query(
    `select count(*)::integer as notified from outbox where message = 'bookingmessage' and recipient = $1`,
    [`account:${consultant.id}`],
  )
  expect(rows[0].notified).toBe(3)
  await customer.send(cancelBooking, { id, expectedRefundPaise: PAID_PAISE })
  expect((await customer.send(sendBookingMessage, input)).status).toBe(201)
})

test('no messages can be sent after a cancellation, or some days after the session', async () => {
  const { id, customer, consultant } = booking
  await customer.send(cancelBooking, { id, expectedRefundPaise: PAID_PAISE })
  expect((await consultant.send(sendBookingMessage, { id, text: 'Why?' })).body.code).toBe('too_late')
})

test('a private note is stored per customer of one’s own, and is deleted when emptied', async () => {
  const { customer, consultant } = booking
  const input = { customerId: customer.id }
  expect((await consultant.send(getCustomerNote, input)).body.data).toEqual({
    note: { text: '', updatedAt: null },
    sessions: { completed: 0, upcoming: 1 },
  })
  await consultant.send(saveCustomerNote, { ...input, text: 'Prefers Hindi.' })
  await consultant.send(saveCustomerNote, { ...input, text: 'Prefers Hindi, 2 t/h mill.' })
  expect((await consultant.send(getCustomerNote, input)).body.data.note.text).toBe('Prefers Hindi, 2 t/h mill.')
  expect((await (await aBookable(there)).send(getCustomerNote, input)).status).toBe(404)
  await consultant.send(saveCustomerNote, { ...input, text: '' })
  expect((await consultant.send(getCustomerNote, input)).body.data.note.updatedAt).toBeNull()
})

test('a no-show may be appealed by either side once, within a day', async () => {
  const { id, customer, consultant } = await aMissedBooking(there, await there.aCustomer(), 'customer')
  expect((await customer.send(getBooking, { id })).body.data.booking.may.appeal).toBe(true)
  const { status, body } = await customer.send(appealNoShow, { id, reason: 'I was there, the room did not open.' })
  expect([status, body.data.appeal?.state, body.data.appeal?.byRole]).toEqual([201, 'open', 'customer'])
  expect(body.data.booking.may.appeal).toBe(false)
  const second = await consultant.send(appealNoShow, { id, reason: 'I waited.' })
  expect([second.status, second.body.code]).toEqual([409, 'already_requested'])
  const late = await aMissedBooking(there, await there.aCustomer())
  there.clock.advance({ hours: 24 })
  expect((await late.customer.send(appealNoShow, { id: late.id, reason: 'Late' })).body.code).toBe('too_late')
  expect((await booking.customer.send(appealNoShow, { id: booking.id, reason: 'Nothing' })).body.code).toBe('too_late')
})

test('an account with upcoming sessions cannot be deleted; afterwards the data is exported and the texts are erased', async () => {
  const { id, customer, consultant } = booking
  await customer.send(sendBookingMessage, { id, text: 'Shall I bring samples?' })
  await consultant.send(saveCustomerNote, { customerId: customer.id, text: 'Prefers Hindi.' })
  const now = there.clock.now()
  expect(await erasureBlockers(there.db, customer.id, now)).toBe('sessions_left')
  await fill(there, customer, 50_000)
  await fill(there, customer, 10_000, 'promo')
  const { remaining } = (await customer.send(getDeletionRequest, {})).body.data
  expect(remaining).toEqual({ walletPaise: 50_000, promoPaise: 10_000, upcomingSessions: 1 })
  const copy = (await readAll(there.db, customer.id))['bookings.json']
  expect(copy).toMatchObject({ bookings: [{ state: 'confirmed' }], messages: [{ text: 'Shall I bring samples?' }] })
  await customer.send(cancelBooking, { id, expectedRefundPaise: PAID_PAISE, reason: 'Moving away' })
  expect(await erasureBlockers(there.db, customer.id, now)).not.toBe('sessions_left')
  await there.db.transaction().execute((tx) => eraseAll(tx, customer.id, now))
  const left = JSON.stringify((await readAll(there.db, customer.id))['bookings.json'])
  expect(left).not.toContain('samples')
  const notes = await there.db
    .selectFrom('customer_notes')
    .select('text')
    .where('customer_id', '=', customer.id)
    .execute()
  expect(notes).toEqual([])
})
