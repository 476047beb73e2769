import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeals } from './sealed.ts'

const OLD = 'the secret of last year, long enough'
const NEW = 'the secret of this year, long enough'
const { seal, unseal } = createSeals(OLD)

test('what is sealed is read back, whatever it is, and looks different every time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal('a.b of 1', seal('a.b of 1', text))).toBe(text)
    }),
  )
  expect(seal('a.b of 1', 'same').equals(seal('a.b of 1', 'same'))).toBe(false)
})

test('a sealed value opens in its own place only, and not when a single bit was changed', () => {
  const value = seal('bank.number of 1', '50100241877012')
  expect(() => unseal('bank.number of 2', value)).toThrow()
  for (let at = 0; at < value.length; at++) {
    const bent = Buffer.from(value)
    bent[at]! ^= 1
    expect(() => unseal('bank.number of 1', bent)).toThrow()
  }
  expect(value.includes('50100241877012')).toBe(false)
})

test('a new master secret seals anew and still reads what the old one sealed, as long as the old one is named', () => {
  const value = seal('a.b of 1', 'words')
  const both = createSeals(NEW, [OLD])
  expect(both.unseal('a.b of 1', value)).toBe('words')
  expect(createSeals(NEW).unseal('a.b of 1', both.seal('a.b of 1', 'more'))).toBe('more')
  expect(() => createSeals(NEW).unseal('a.b of 1', value)).toThrow('APP_SECRET_OLD')
})
