import { expect, onTestFinished, test } from 'vitest'
import { notifyPage, onServerEvent } from './server-events.ts'

test('two bookings with the same text are two events; one that is delivered again is not', () => {
  const received: string[] = []
  onTestFinished(onServerEvent('bookingdone', ({ eventId }) => received.push(eventId)))
  const booked = (eventId: string) =>
    notifyPage('bookingdone', { consultantId: 1, message: 'Booked: Asha, 5:00 PM', eventId })
  for (const eventId of ['first', 'second', 'first', 'second']) booked(eventId)
  expect(received).toEqual(['first', 'second'])
})

test('events without an id are dispatched each time', () => {
  const received: number[] = []
  onTestFinished(onServerEvent('bookingchanged', ({ bookingId }) => received.push(bookingId)))
  for (const bookingId of [7, 7]) notifyPage('bookingchanged', { bookingId })
  expect(received).toEqual([7, 7])
})
