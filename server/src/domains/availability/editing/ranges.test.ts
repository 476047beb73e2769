import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutDays, cutWeek, joinDays, joinWeek, overlap, timeOf, type WeekRange } from './ranges.ts'

const monday = (from: string, to: string): WeekRange => ({ weekday: 1, from, to })

describe('hours of a week', () => {
  test('across midnight are stored as two adjoining ranges, and read as one', () => {
    const rows = cutWeek([monday('22:00', '02:00')])
    expect(rows).toEqual([
      { weekday: 1, fromMinute: 1320, toMinute: 1440 },
      { weekday: 2, fromMinute: 0, toMinute: 120 },
    ])
    expect(joinWeek(rows)).toEqual([monday('22:00', '02:00')])
  })
  test('on Sunday continue into Monday', () => {
    const night = [{ weekday: 7, from: '23:00', to: '01:00' }]
    expect(joinWeek(cutWeek(night))).toEqual(night)
  })
  test('until midnight, and around the clock, round-trip', () => {
    expect(cutWeek([monday('18:00', '00:00')])).toEqual([{ weekday: 1, fromMinute: 1080, toMinute: 1440 }])
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '00:00' }))
    expect(cutWeek(always)).toHaveLength(7)
    expect(joinWeek(cutWeek(always))).toEqual(always)
  })
  test('overlap when a night runs into the next day’s hours, but not when they only touch', () => {
    const rows = cutWeek([monday('22:00', '02:00'), { weekday: 2, from: '01:00', to: '03:00' }])
    expect(overlap(rows.filter(({ weekday }) => weekday === 2))).toBe(true)
    expect(overlap(cutWeek([monday('09:00', '12:00'), monday('12:00', '13:00')]))).toBe(false)
  })
  test('cover the same minutes after being read and saved again', () => {
    const week = fc.array(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: fc.nat(95), to: fc.nat(95) }).map((one) => ({
        weekday: one.weekday,
        from: timeOf(one.from * 15),
        to: timeOf(one.to * 15),
      })),
      { maxLength: 8 },
    )
    const minutes = (weekly: readonly WeekRange[]) => {
      const worked = new Set<number>()
      for (const { weekday, fromMinute, toMinute } of cutWeek(weekly))
        for (let minute = fromMinute; minute < toMinute; minute += 15) worked.add(weekday * 1440 + minute)
      return [...worked].sort((a, b) => a - b)
    }
    fc.assert(
      fc.property(week, (weekly) => {
        const rows = cutWeek(weekly)
        const clash = [1, 2, 3, 4, 5, 6, 7].some((day) => overlap(rows.filter(({ weekday }) => weekday === day)))
        if (clash) return
        expect(minutes(joinWeek(rows))).toEqual(minutes(weekly))
        expect(joinWeek(cutWeek(joinWeek(rows)))).toEqual(joinWeek(rows))
      }),
    )
  })
})

describe('hours of single dates', () => {
  const week = cutWeek([{ weekday: 2, from: '09:00', to: '12:00' }])
  test('across midnight leave the usual hours of the next day unchanged', () => {
    // 2026-03-02 is a Monday.
    const rows = cutDays([{ date: '2026-03-02', ranges: [{ from: '20:00', to: '01:00' }] }], week)
    expect(rows).toEqual([
      { onDay: '2026-03-02', fromMinute: 1200, toMinute: 1440 },
      { onDay: '2026-03-03', fromMinute: 0, toMinute: 60 },
      { onDay: '2026-03-03', fromMinute: 540, toMinute: 720 },
    ])
    expect(joinDays(rows)).toEqual([
      { date: '2026-03-02', ranges: [{ from: '20:00', to: '01:00' }] },
      { date: '2026-03-03', ranges: [{ from: '09:00', to: '12:00' }] },
    ])
  })
  test('across midnight join the special hours of the next day', () => {
    const days = [
      { date: '2026-03-02', ranges: [{ from: '20:00', to: '01:00' }] },
      { date: '2026-03-03', ranges: [{ from: '15:00', to: '16:00' }] },
    ]
    expect(joinDays(cutDays(days, week))).toEqual(days)
  })
})
