import { expect, test } from 'vitest'
import { bandAt, refundBands } from './refund-bands.ts'

const STARTS_AT = '2026-03-04T11:00:00.000Z'
const rules = { fullRefundHours: 24, partRefundHours: 2, partRefundPercent: 50 }
const bands = refundBands(STARTS_AT, rules)

test('a full refund until a day before, half until two hours before, then nothing', () => {
  expect(bands.map(({ percent, until }) => [percent, until])).toEqual([
    [100, '2026-03-03T11:00:00.000Z'],
    [50, '2026-03-04T09:00:00.000Z'],
    [0, null],
  ])
  const at = (iso: string) => bandAt(bands, Date.parse(iso))?.percent
  expect(at('2026-03-03T11:00:00.000Z')).toBe(100)
  expect(at('2026-03-03T11:00:01.000Z')).toBe(50)
  expect(at('2026-03-04T09:00:01.000Z')).toBe(0)
})

test('after a late reschedule no band is above the cap, and equal bands are merged', () => {
  const shown = (mostPercent: number) => refundBands(STARTS_AT, rules, mostPercent).map((band) => Object.values(band))
  expect(shown(50)).toEqual([
    [50, '2026-03-04T09:00:00.000Z'],
    [0, null],
  ])
  expect(shown(0)).toEqual([[0, null]])
})
