import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#server/platform/time.ts'
import { freeSlots } from '../slots/rules.ts'
import { situations } from '../slots/situations.ts'
import { whyHidden } from './rules.ts'

describe('why a slot is hidden', () => {
  test('has an explanation exactly when it is hidden', () => {
    fc.assert(
      fc.property(situations, fc.integer({ min: 0, max: 3 * 96 }), ({ plan, minutes, firstDay, nowMs }, quarter) => {
        const kinds = plan.busy.map(() => 'booking')
        const seen = new Set(freeSlots(plan, minutes, firstDay - 1, firstDay + 4, nowMs).map(({ startMs }) => startMs))
        const startMs = firstDay * DAY_MS + quarter * 15 * MINUTE_MS
        for (const ms of [startMs, startMs + 5 * MINUTE_MS, ...[...seen].slice(0, 5)])
          expect([ms, whyHidden(plan, kinds, minutes, ms, nowMs).length === 0]).toEqual([ms, seen.has(ms)])
      }),
      { numRuns: 300 },
    )
  })
})
