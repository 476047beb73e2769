import { expect, test } from 'vitest'
import { maskedGstin, maskedPan, sameName } from './rules.ts'

test.each([
  ['Meera Kulkarni', 'MEERA KULKARNI'],
  ['Meera Kulkarni', 'Mrs. Meera S Kulkarni'],
  ['M Kulkarni', 'Meera Kulkarni'],
  ['Kulkarni Meera', 'Meera Kulkarni'],
  ['M Kulkarni Consulting', 'M KULKARNI CONSULTING'],
])('%s and %s are the same name', (given, bank) => {
  expect(sameName(given, bank)).toBe(true)
})

test.each([
  ['Meera Kulkarni', 'Milind Kulkarni'],
  ['Meera Kulkarni', 'Milind Deshpande'],
  ['M K', 'Milind Kulkarni'],
  ['', 'Meera Kulkarni'],
  ['Meera Kulkarni', ''],
])('%s and %s are different names', (given, bank) => {
  expect(sameName(given, bank)).toBe(false)
})

test('masked tax numbers are recognisable to their owner and reveal nothing to others', () => {
  expect(maskedPan('ABCPK1234M')).toBe('ABCPK····M')
  expect(maskedGstin('27ABCPK1234M1Z5')).toBe('27ABCPK····M1Z5')
})
