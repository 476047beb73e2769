import { expect, onTestFinished, test } from 'vitest'
import { hearServer, tellPage } from './server-events.ts'

test('two bookings with the same words are two events; one that is delivered again is not', () => {
  const received: string[] = []
  onTestFinished(hearServer('bookingdone', ({ eventId }) => received.push(eventId)))
  const booked = (eventId: string) =>
    tellPage('bookingdone', { consultantId: 1, message: 'Booked: Asha, 5:00 PM', eventId })
  for (const eventId of ['first', 'second', 'first', 'second']) booked(eventId)
  expect(received).toEqual(['first', 'second'])
})

test('events without an id are passed on each time', () => {
  const received: number[] = []
  onTestFinished(hearServer('bookingchanged', ({ bookingId }) => received.push(bookingId)))
  for (const bookingId of [7, 7]) tellPage('bookingchanged', { bookingId })
  expect(received).toEqual([7, 7])
})
