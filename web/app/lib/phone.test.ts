import { expect, test } from 'vitest'
import { formatMobile, mobileDigits, telephone } from './phone.ts'

test.each([
  ['98200x00-412', '9820000412'],
  ['abc', ''],
  ['98200004129', '9820000412'],
  ['+91 98200 00412', '9820000412'],
  ['09820000412', '9820000412'],
  ['919820000412', '9820000412'],
  // Ten digits that start like a country code, and one digit too many.
  ['91200004127', '9120000412'],
])('a mobile field makes %s into %s: digits only, ten at most', (typed, stored) => {
  expect(mobileDigits(typed)).toBe(stored)
})

test('a mobile is shown with +91, and a phone is dialled without its spaces', () => {
  expect(formatMobile('9820000412')).toBe('+91 98200 00412')
  expect(telephone('+91 22 6900 1234')).toBe('tel:+912269001234')
})
