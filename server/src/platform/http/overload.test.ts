import { expect, test } from 'vitest'
import { blockedTwice } from './overload.ts'

test('one long delay refuses nobody, two in a row do until it is over', () => {
  const isBlocked = blockedTwice()
  const seen = [20, 35_000, 20, 6_000, 6_000, 7_000, 20, Number.NaN, 6_000].map(isBlocked)
  expect(seen).toEqual([false, false, false, false, true, true, false, false, false])
})
