import { describe, expect, test } from 'vitest'
import { stacksOf, ticksFor } from './plot.ts'

describe('the lines of the plot', () => {
  test('are round and reach above the greatest month', () => {
    expect(ticksFor(9_588_000)).toEqual([0, 25_000, 50_000, 75_000, 100_000])
    expect(ticksFor(120_000)).toEqual([0, 500, 1_000, 1_500])
    expect(ticksFor(0)).toEqual([0, 1])
  })
})

describe('the stacks', () => {
  const month = (kinds: [string, number][]) => ({
    month: '2026-10',
    netPaise: 0,
    grossPaise: 0,
    byKind: kinds.map(([kind, netPaise]) => ({ kind, netPaise })),
  })

  test('keep one order, leave out what nobody earned with, and gather what has no colour of its own', () => {
    const { shown, months } = stacksOf({
      kinds: ['workshop', 'booking', 'course'],
      months: [
        month([
          ['workshop', 2],
          ['booking', 5],
          ['course', 1],
        ]),
      ],
    })
    expect(shown.map(({ word }) => word)).toEqual(['Sessions', 'Other'])
    expect(months[0]!.parts).toEqual([5, 3])
  })
})
