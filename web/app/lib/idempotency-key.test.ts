import { expect, test } from 'vitest'
import { attemptKeys } from './idempotency-key.ts'

test('the same attempt keeps its key; another one, or the same after success, gets a new one', () => {
  const { keyFor, done } = attemptKeys()
  const first = keyFor({ amountPaise: 100 })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor({ amountPaise: 100 })).toBe(first)
  const other = keyFor({ amountPaise: 200 })
  expect(other).not.toBe(first)
  done()
  expect(keyFor({ amountPaise: 200 })).not.toBe(other)
})
