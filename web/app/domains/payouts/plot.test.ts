import { describe, expect, test } from 'vitest'
import { stacksOf } from './plot.ts'

describe('the stacks', () => {
  const month = (kinds: [string, number][]) => ({
    month: '2026-10',
    netPaise: 0,
    grossPaise: 0,
    byKind: kinds.map(([kind, netPaise]) => ({ kind, netPaise })),
  })

  test('have a fixed order, leave out sources without earnings, and group those without a colour', () => {
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
