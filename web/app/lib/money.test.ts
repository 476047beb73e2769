import { expect, test } from 'vitest'
import { formatCount, formatPaise, formatRupees, formatShortRupees } from './money.ts'

test('rupees are grouped the Indian way, with paise only where there are some', () => {
  expect(formatPaise(12_500_000)).toBe('₹1,25,000')
  expect(formatPaise(150_450)).toBe('₹1,504.50')
  expect(formatPaise(0)).toBe('₹0')
  expect(formatPaise(-50_000)).toBe('-₹500')
  expect(formatRupees(1504.5)).toBe('₹1,504.50')
  expect(formatRupees(0.1 + 0.2)).toBe('₹0.30')
})

test('counts are grouped too', () => {
  expect(formatCount(10_000_000)).toBe('1,00,00,000')
})

test('plots use short Indian units', () => {
  expect([900, 25_000, 100_000, 25_000_000].map(formatShortRupees)).toEqual(['₹900', '₹25k', '₹1 L', '₹2.5 Cr'])
})
