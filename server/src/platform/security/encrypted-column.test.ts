import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createColumnEncryption } from './encrypted-column.ts'

const OLD = 'the secret of last year, long enough'
const NEW = 'the secret of this year, long enough'
const { encrypt, decrypt } = createColumnEncryption(OLD)

test('an encrypted value is decrypted to the original, and differs each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decrypt('a.b of 1', encrypt('a.b of 1', text))).toBe(text)
    }),
  )
  expect(encrypt('a.b of 1', 'same').equals(encrypt('a.b of 1', 'same'))).toBe(false)
})

test('an encrypted value can be decrypted only in its own row, and not with a single changed bit', () => {
  const value = encrypt('bank.number of 1', '50100241877012')
  expect(() => decrypt('bank.number of 2', value)).toThrow()
  for (let at = 0; at < value.length; at++) {
    const bent = Buffer.from(value)
    bent[at]! ^= 1
    expect(() => decrypt('bank.number of 1', bent)).toThrow()
  }
  expect(value.includes('50100241877012')).toBe(false)
})

test('a new master secret re-encrypts and still decrypts old values, as long as the old one is configured', () => {
  const value = encrypt('a.b of 1', 'words')
  const both = createColumnEncryption(NEW, [OLD])
  expect(both.decrypt('a.b of 1', value)).toBe('words')
  expect(createColumnEncryption(NEW).decrypt('a.b of 1', both.encrypt('a.b of 1', 'more'))).toBe('more')
  expect(() => createColumnEncryption(NEW).decrypt('a.b of 1', value)).toThrow('APP_SECRET_OLD')
})
