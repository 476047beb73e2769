import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Channel } from './message.ts'
import { afterFailure, channels, LEASE_MS, TRY_MS, waitMs } from './rules.ts'

const now = new Date('2026-03-02T04:30:00Z')
const channel = fc.constantFrom(...(Object.keys(channels) as Channel[]))

test('delays double with each attempt, up to an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => waitMs('sms', attempts, 0.5))).toEqual([2_000, 4_000, 8_000, 16_000])
  fc.assert(
    fc.property(
      channel,
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (on, n, chance) => {
        expect(waitMs(on, n, chance)).toBeLessThanOrEqual(1.1 * 3_600_000)
        expect(waitMs(on, n, chance)).toBeGreaterThan(0)
      },
    ),
  )
})

test('a permanent failure, too many attempts, or an expired message fails permanently', () => {
  const first = { channel: 'sms' as const, attempts: 1, expiresAt: null }
  expect(afterFailure(first, now, true)).toBe('give up')
  expect(afterFailure({ ...first, attempts: channels.sms.tries }, now, false)).toBe('give up')
  expect(afterFailure({ ...first, expiresAt: new Date(now.getTime() + 500) }, now, false)).toBe('give up')
  expect(afterFailure(first, now, false)).toBeInstanceOf(Date)
})

test('a claim outlives its attempt', () => {
  expect(LEASE_MS).toBeGreaterThan(TRY_MS)
})
