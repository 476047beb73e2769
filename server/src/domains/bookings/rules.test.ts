import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Settings } from '#contract/settings/endpoints.ts'
import { mostBackOnceMoved, percentOf, stateAt, termsOf } from './rules.ts'

const settings = Settings.parse({})
const startsAt = new Date('2026-03-10T10:00:00Z')
const at = (hours: number, seconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 + seconds * 1000)
const booking = { startsAt, mayDeclineUntil: null, state: 'confirmed', refundMostPercent: 100 } as const

test.each([
  ['a week before', at(168), 100, at(24)],
  ['24 hours before to the second', at(24), 100, at(24)],
  ['a second later', at(24, 1), 50, at(2)],
  ['2 hours before to the second', at(2), 50, at(2)],
  ['a second later than that', at(2, 1), 0, null],
  ['a minute before', at(0, -60), 0, null],
])('a customer who cancels %s is refunded %4$s', (_, now, percent, until) => {
  expect(termsOf(booking, 'customer', now, settings)).toEqual({ percent, creditPercent: 0, until })
})

test.each(['consultant', 'platform'] as const)(
  'cancelled by the %s it is refunded in full, with a credit if late',
  (by) => {
    expect(termsOf(booking, by, at(24), settings)).toEqual({ percent: 100, creditPercent: 0, until: at(24) })
    expect(termsOf(booking, by, at(24, 1), settings)).toEqual({ percent: 100, creditPercent: 10, until: null })
  },
)

test('a customer who may decline a reschedule gets a full refund, however late it is', () => {
  const moved = { ...booking, mayDeclineUntil: startsAt }
  expect(termsOf(moved, 'customer', at(1), settings)).toMatchObject({ percent: 100, until: startsAt })
})

test.each([
  ['a week before', at(168), 50, at(2)],
  ['2 hours before to the second', at(2), 50, at(2)],
  ['a second later', at(2, 1), 0, null],
])('once the maximum is half, a customer who cancels %s is refunded %4$s', (_, now, percent, until) => {
  const moved = { ...booking, refundMostPercent: 50 }
  expect(termsOf(moved, 'customer', now, settings)).toEqual({ percent, creditPercent: 0, until })
  expect(termsOf(moved, 'consultant', now, settings).percent).toBe(100)
})

test('a reschedule by the customer fixes the refund of that moment, and no reschedule increases it', () => {
  const most = (by: 'customer' | 'consultant', now: Date, of: object = {}) =>
    mostBackOnceMoved({ ...booking, ...of }, by, now, settings)
  expect([most('customer', at(24)), most('customer', at(24, 1)), most('consultant', at(5))]).toEqual([100, 50, 100])
  expect(most('customer', at(5), { mayDeclineUntil: startsAt })).toBe(100)
  expect([
    most('customer', at(100), { refundMostPercent: 50 }),
    most('consultant', at(100), { refundMostPercent: 50 }),
  ]).toEqual([50, 50])
})

test('a hold expires at its instant, whatever its row says', () => {
  const held = { state: 'held', heldUntil: startsAt } as const
  expect([stateAt(held, at(0, -1)), stateAt(held, startsAt)]).toEqual(['held', 'expired'])
  expect(stateAt({ ...held, state: 'confirmed' }, startsAt)).toBe('confirmed')
})

test('a percentage is rounded half up to whole paise, and its remainder completes the total', () => {
  expect([percentOf(118_001, 50), percentOf(3, 50), percentOf(1, 50)]).toEqual([59_001, 2, 1])
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 100 }), (paise, percent) => {
      const part = percentOf(paise, percent)
      expect(Number.isInteger(part) && part >= 0 && part <= paise).toBe(true)
    }),
  )
})
