import { expect, test } from 'vitest'
import { judge } from './use-network-check.ts'

test('a network is judged by the typical round trip, not by a single slow one', () => {
  expect(judge([40, 45, 900, 50], undefined)).toBe('good')
  expect(judge([300, 320, 280, 40], undefined)).toBe('weak')
  expect(judge([800, 900, 750, 90], undefined)).toBe('bad')
})

test('a quick connection with little bandwidth is weak for video', () => {
  expect(judge([40, 45, 50], 10)).toBe('good')
  expect(judge([40, 45, 50], 0.3)).toBe('weak')
})
