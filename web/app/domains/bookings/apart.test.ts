import { expect, test } from 'vitest'
import { translator } from '~/lib/i18n/texts.ts'
import { apart } from './apart.ts'

const t = translator('en')
const WANTED = '2026-03-04T11:00:00.000Z'

test('another slot is described by its distance from the wanted one', () => {
  const reported = (other: string) => apart(WANTED, other, 'Asia/Kolkata', t)
  expect(reported('2026-03-04T11:30:00.000Z')).toBe('30 minutes later')
  expect(reported('2026-03-04T13:00:00.000Z')).toBe('2 hours later')
  expect(reported('2026-03-04T10:00:00.000Z')).toBe('1 hour earlier')
  expect(reported('2026-03-05T04:30:00.000Z')).toBe('The next day')
  expect(reported('2026-03-07T04:30:00.000Z')).toBe('3 days later')
  expect(reported('2026-03-03T04:30:00.000Z')).toBe('The day before')
})

test('days are those of the reader’s calendar', () => {
  // 5 hours later: still the same day in New York, the next one in India.
  expect(apart('2026-03-04T17:00:00.000Z', '2026-03-04T22:00:00.000Z', 'America/New_York', t)).toBe('5 hours later')
  expect(apart('2026-03-04T17:00:00.000Z', '2026-03-04T22:00:00.000Z', 'Asia/Kolkata', t)).toBe('The next day')
})
