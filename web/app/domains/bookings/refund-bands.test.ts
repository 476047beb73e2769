import { expect, test } from 'vitest'
import { bandAt, refundBands } from './refund-bands.ts'

const bands = refundBands('2026-03-04T11:00:00.000Z', {
  fullRefundHours: 24,
  partRefundHours: 2,
  partRefundPercent: 50,
})

test('all comes back until a day before, half until two hours before, then nothing', () => {
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
