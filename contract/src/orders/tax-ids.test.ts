import { expect, test } from 'vitest'
import { gstinCheckCharacter, isGstin, isPan, panOfGstin, stateOfGstin } from './tax-ids.ts'

test('computes the check character of a GSTIN', () => {
  // Calculated independently of this code.
  expect(gstinCheckCharacter('27ABCCP1234F1Z')).toBe('R')
  expect(isGstin('27ABCCP1234F1ZR')).toBe(true)
  expect([stateOfGstin('27ABCCP1234F1ZR'), panOfGstin('27ABCCP1234F1ZR')]).toEqual(['27', 'ABCCP1234F'])
})

test('detects every single-character error', () => {
  const right = '27ABCCP1234F1ZR'
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (let place = 0; place < right.length; place++)
    for (const other of characters)
      if (other !== right[place]) expect(isGstin(right.slice(0, place) + other + right.slice(place + 1))).toBe(false)
})

test('rejects invalid GSTINs and PANs', () => {
  for (const text of ['', '27ABCCP1234F1Z', '27ABCCP1234F1ZRR', '27abccp1234f1zr', ' 27ABCCP1234F1ZR'])
    expect(isGstin(text)).toBe(false)
  expect(isPan('ABCPE1234F')).toBe(true)
  for (const text of ['ABCDE1234F', 'ABCPE12345', 'abcpe1234f', 'ABCPE1234FX']) expect(isPan(text)).toBe(false)
})
