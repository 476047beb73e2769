import { expect, test } from 'vitest'
import { daysOf } from './periods.ts'

test('the financial year begins on the 1st of April', () => {
  expect(daysOf('this-year', '2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  expect(daysOf('this-year', '2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(daysOf('last-year', '2026-04-01')).toEqual({ from: '2025-04-01', to: '2026-03-31' })
})

test('the last thirty days include today', () => {
  expect(daysOf('30-days', '2026-03-30')).toEqual({ from: '2026-03-01', to: '2026-03-30' })
})
