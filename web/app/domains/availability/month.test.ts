import { expect, test } from 'vitest'
import { monthAfter, monthBefore, weeksOf } from './month.ts'

test('a month consists of weeks from Monday, with every day of it once', () => {
  for (const [month, days] of [
    ['2024-02', 29],
    ['2026-02', 28],
    ['2026-11', 30],
    ['2026-12', 31],
  ] as const) {
    const weeks = weeksOf(month)
    const all = weeks.flat().filter((day) => day !== null)
    expect(all).toHaveLength(days)
    expect(all[0]).toBe(`${month}-01`)
    for (const week of weeks) {
      expect(week).toHaveLength(7)
      for (const [i, day] of week.entries()) if (day) expect((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(i)
    }
  }
})

test('months follow each other across years', () => {
  expect(monthAfter('2026-12')).toBe('2027-01')
  expect(monthAfter('2026-01')).toBe('2026-02')
  expect(monthBefore('2027-01')).toBe('2026-12')
  expect(monthBefore('2026-03')).toBe('2026-02')
})
