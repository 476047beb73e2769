import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankOf, isIfsc } from './banks.ts'

test.each([
  ['HDFC0000007', 'HDFC Bank'],
  ['SBIN0000454', 'State Bank of India'],
  ['KKBK0RTGSMI', 'Kotak Mahindra Bank'],
])('%s is a branch of %s', (ifsc, bank) => {
  expect(bankOf(ifsc)).toBe(bank)
})

test.each(['', 'HDFC1000007', 'HDFC000007', 'HDFC00000071', 'hdfc0000007', 'ZZZZ0000007', 'HDFC0 00007'])(
  '%s is not an IFSC of a known bank',
  (ifsc) => {
    expect(isIfsc(ifsc)).toBe(false)
  },
)

test('rejects any other text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isIfsc(text)).toBe(/^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) && bankOf(text) !== undefined)
    }),
  )
})
