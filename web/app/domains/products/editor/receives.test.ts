import { expect, test } from 'vitest'
import { receivesOf } from './receives.ts'

const RATES = { commissionBp: 2000, commissionGstBp: 1800, tcsBp: 50, tdsBp: 10 }

test('the consultant receives the price less commission, GST on it, TCS and TDS, each rounded', () => {
  // ₹1,200: 240 commission, 43.20 GST, 6 TCS, 1.20 TDS.
  expect(receivesOf(120_000, RATES)).toBe(90_960)
  expect(receivesOf(333, RATES)).toBe(333 - 67 - 12 - 2 - 0)
  expect(receivesOf(100, { ...RATES, commissionBp: 10_000 })).toBe(0)
})
