import { expect, test } from 'vitest'
import { googleLink, outlookLink } from './calendar-links.ts'

const entry = {
  title: 'Video session with Meera & Sons',
  details: 'Booking PM-26-00001. Join here:',
  booking: { startsAt: '2026-03-04T11:00:00.000Z', endsAt: '2026-03-04T11:30:00.000Z', room: 'abcd1234abcd1234' },
  origin: 'https://example.in',
}

test('the links carry the time in UTC, the title whole, and the way into the room', () => {
  const google = new URL(googleLink(entry)).searchParams
  expect(google.get('dates')).toBe('20260304T110000Z/20260304T113000Z')
  expect(google.get('text')).toBe(entry.title)
  expect(google.get('details')).toBe('Booking PM-26-00001. Join here: https://example.in/room/abcd1234abcd1234')
  const outlook = new URL(outlookLink(entry)).searchParams
  expect(outlook.get('startdt')).toBe(entry.booking.startsAt)
  expect(outlook.get('subject')).toBe(entry.title)
  expect(outlook.get('body')).toContain('/room/abcd1234abcd1234')
})
