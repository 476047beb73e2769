import { expect, test } from 'vitest'
import { ticksFor } from './ticks.ts'

test('the grid lines of a plot are round, whole and reach the maximum', () => {
  expect(ticksFor(95_880)).toEqual([0, 25_000, 50_000, 75_000, 100_000])
  expect(ticksFor(1_200)).toEqual([0, 500, 1_000, 1_500])
  expect(ticksFor(118)).toEqual([0, 50, 100, 150])
  expect(ticksFor(9)).toEqual([0, 5, 10])
  expect(ticksFor(3)).toEqual([0, 1, 2, 3])
  expect(ticksFor(0)).toEqual([0, 1])
})
