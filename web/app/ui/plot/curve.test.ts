import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curveThrough } from './curve.ts'

const numbersIn = (path: string) =>
  path
    .split(/[MC]/)
    .filter(Boolean)
    .map((part) => part.split(',').map(Number))

test('a curve goes through every point', () => {
  const path = curveThrough([
    [0, 10],
    [10, 4],
    [20, 4],
    [30, 0],
  ])
  expect(numbersIn(path).map((part) => part.slice(-2))).toEqual([
    [0, 10],
    [10, 4],
    [20, 4],
    [30, 0],
  ])
})

test('a curve never rises above a peak or falls below zero', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 2, maxLength: 40 }), (heights) => {
      const path = curveThrough(heights.map((y, i) => [i * 10, y]))
      const [, ...curves] = numbersIn(path)
      for (const [i, [, out, , into]] of curves.entries()) {
        const [low, high] = [Math.min(heights[i]!, heights[i + 1]!), Math.max(heights[i]!, heights[i + 1]!)]
        for (const y of [out!, into!]) expect(y >= low - 0.01 && y <= high + 0.01).toBe(true)
      }
    }),
  )
})
