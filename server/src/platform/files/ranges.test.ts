import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './ranges.ts'

test.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=990-2000', { from: 990, to: 999 }],
  ['bytes=-10', { from: 990, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['Bytes = 5-6', { from: 5, to: 6 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=5-2', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=-', 'beyond'],
  ['bytes=a-b', 'beyond'],
  ['bytes=99999999999999999999-', 'beyond'],
  ['items=0-5', undefined],
  ['bytes=0-1,5-6', undefined],
  [undefined, undefined],
  ['nonsense', undefined],
] as const)('of a thousand bytes %j means %j', (header, meaning) => {
  expect(rangeOf(header, 1000)).toEqual(meaning)
})

test('any requested range is within the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(10_000), (wanted, bytes) => {
      const range = rangeOf(`bytes=${wanted}`, bytes)
      if (typeof range !== 'object') return
      expect(range.from).toBeGreaterThanOrEqual(0)
      expect(range.to).toBeGreaterThanOrEqual(range.from)
      expect(range.to).toBeLessThan(bytes)
    }),
  )
})
