import { expect, test } from 'vitest'
import { monthSoFarBefore, periodBefore } from './rules.ts'

test.each([
  // A month so far is compared with as many days of the month before.
  ['2026-11-17', '2026-10-01', '2026-10-17'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-05', '2025-12-01', '2025-12-05'],
])('on %s this month so far is compared with %s to %s', (today, from, to) => {
  expect(monthSoFarBefore(today)).toEqual({ from, to })
})

test('a period is compared with one of equal length', () => {
  const before = (from?: string, to?: string) => periodBefore({ from, to }, '2026-11-17')
  expect(before('2026-10-19', '2026-11-17')).toEqual({ from: '2026-09-19', to: '2026-10-18' })
  expect(before('2026-11-01')).toEqual({ from: '2026-10-15', to: '2026-10-31' })
  expect(before('2026-04-01', '2026-11-17')).toEqual({ from: '2025-04-01', to: '2025-11-17' })
  expect(before('2025-04-01', '2026-03-31')).toEqual({ from: '2024-04-01', to: '2025-03-31' })
  expect(before('2024-01-01', '2026-11-17')).toBeNull()
  expect(before()).toBeNull()
})
