import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapOf, type Signal } from './harness/talk-model.ts'
import { lengthOf, overlap, type Span } from './harness/talk-spans.ts'

/** The model that the campaigns compare bills with is itself checked against properties of any meter. */
const LEASE_MS = 6_000
const KINDS = ['joined', 'rejoined', 'connected', 'apart', 'left', 'looked'] as const
const word = fc.record({
  role: fc.constantFrom('customer' as const, 'consultant' as const),
  kind: fc.constantFrom(...KINDS),
  afterMs: fc.integer({ min: 0, max: 9_000 }),
})
/** Messages in chronological order; before each the server sweeps the room. */
const signalsOf = fc.array(word, { maxLength: 60 }).map((words) => {
  let at = 0
  return words.flatMap(({ role, kind, afterMs }): Signal[] => {
    at += afterMs
    return [
      { role, kind: 'looked', at },
      { role, kind, at },
    ]
  })
})
const endOf = (signals: readonly Signal[]) => ({ at: (signals.at(-1)?.at ?? 0) + 3_000, hungUp: true })
const other = { customer: 'consultant', consultant: 'customer' } as const

/** From a message that may report a connection to the next one of that side, at most a lease. */
function presence(signals: readonly Signal[], role: Signal['role'], end: number): Span[] {
  const own = signals.filter((one) => one.role === role && one.kind !== 'looked')
  return own
    .map(({ at, kind }, n) => ({ kind, from: at, to: Math.min(own[n + 1]?.at ?? end, at + LEASE_MS) }))
    .filter(({ kind }) => kind === 'connected' || kind === 'rejoined')
}

describe('the overlap of two sides', () => {
  test('is independent of which side is the customer', () => {
    fc.assert(
      fc.property(signalsOf, (signals) => {
        const mirrored = signals.map((one) => ({ ...one, role: other[one.role] }))
        expect(overlapOf(mirrored, endOf(signals))).toBe(overlapOf(signals, endOf(signals)))
      }),
    )
  })

  test('is never more than either side was present', () => {
    fc.assert(
      fc.property(signalsOf, (signals) => {
        const end = endOf(signals)
        const total = overlapOf(signals, end)
        for (const role of ['customer', 'consultant'] as const)
          expect(total).toBeLessThanOrEqual(lengthOf(presence(signals, role, end.at)))
        const both = overlap(presence(signals, 'customer', end.at), presence(signals, 'consultant', end.at))
        expect(total).toBeLessThanOrEqual(both)
      }),
    )
  })

  test('is never reduced by more frequent beats', () => {
    fc.assert(
      fc.property(signalsOf, (signals) => {
        const end = endOf(signals)
        const oftener = signals.flatMap((one, n): Signal[] => {
          if (one.kind === 'looked' || one.kind === 'left') return [one]
          return [one, { ...one, kind: 'beat', at: signals[n + 1]?.at ?? end.at }]
        })
        expect(overlapOf(oftener, end)).toBeGreaterThanOrEqual(overlapOf(signals, end))
      }),
    )
  })

  test('adds up over a cut at which both leave and both rejoin', () => {
    fc.assert(
      fc.property(signalsOf, signalsOf, (before, after) => {
        const at = before.at(-1)?.at ?? 0
        const gone: Signal[] = [
          { role: 'customer', kind: 'left', at },
          { role: 'consultant', kind: 'left', at },
        ]
        const moved = after.map((one) => ({ ...one, at: one.at + at }))
        const parts = overlapOf([...before, ...gone], { at, hungUp: true }) + overlapOf(moved, endOf(moved))
        expect(overlapOf([...before, ...gone, ...moved], endOf(moved))).toBe(parts)
      }),
    )
  })

  test('is not changed by another sweep', () => {
    fc.assert(
      fc.property(signalsOf, (signals) => {
        const looked = signals.flatMap((one) => [one, { ...one, kind: 'looked' as const }])
        expect(overlapOf(looked, endOf(signals))).toBe(overlapOf(signals, endOf(signals)))
      }),
    )
  })
})
