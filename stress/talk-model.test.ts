import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Heard, overlapOf } from './harness/talk-model.ts'
import { lengthOf, overlap, type Span } from './harness/talk-spans.ts'

/** The model that the bills of the campaigns are held against is itself held against what must be true of any meter. */
const LEASE_MS = 6_000
const KINDS = ['joined', 'rejoined', 'connected', 'apart', 'left', 'looked'] as const
const word = fc.record({
  role: fc.constantFrom('customer' as const, 'consultant' as const),
  kind: fc.constantFrom(...KINDS),
  afterMs: fc.integer({ min: 0, max: 9_000 }),
})
/** What was heard in the order of time; before every word the house looks who is left. */
const story = fc.array(word, { maxLength: 60 }).map((words) => {
  let at = 0
  return words.flatMap(({ role, kind, afterMs }): Heard[] => {
    at += afterMs
    return [
      { role, kind: 'looked', at },
      { role, kind, at },
    ]
  })
})
const endOf = (heard: readonly Heard[]) => ({ at: (heard.at(-1)?.at ?? 0) + 3_000, hungUp: true })
const other = { customer: 'consultant', consultant: 'customer' } as const

/** From a word that may say that somebody is connected to the next one of theirs, a lease long at most. */
function presence(heard: readonly Heard[], role: Heard['role'], end: number): Span[] {
  const own = heard.filter((one) => one.role === role && one.kind !== 'looked')
  return own
    .map(({ at, kind }, n) => ({ kind, from: at, to: Math.min(own[n + 1]?.at ?? end, at + LEASE_MS) }))
    .filter(({ kind }) => kind === 'connected' || kind === 'rejoined')
}

describe('the overlap of two sides', () => {
  test('is the same whichever of them is called the customer', () => {
    fc.assert(
      fc.property(story, (heard) => {
        const turned = heard.map((one) => ({ ...one, role: other[one.role] }))
        expect(overlapOf(turned, endOf(heard))).toBe(overlapOf(heard, endOf(heard)))
      }),
    )
  })

  test('is never more than either of them was there', () => {
    fc.assert(
      fc.property(story, (heard) => {
        const end = endOf(heard)
        const total = overlapOf(heard, end)
        for (const role of ['customer', 'consultant'] as const)
          expect(total).toBeLessThanOrEqual(lengthOf(presence(heard, role, end.at)))
        const both = overlap(presence(heard, 'customer', end.at), presence(heard, 'consultant', end.at))
        expect(total).toBeLessThanOrEqual(both)
      }),
    )
  })

  test('is never less for being heard more often', () => {
    fc.assert(
      fc.property(story, (heard) => {
        const end = endOf(heard)
        const oftener = heard.flatMap((one, n): Heard[] => {
          if (one.kind === 'looked' || one.kind === 'left') return [one]
          return [one, { ...one, kind: 'beat', at: heard[n + 1]?.at ?? end.at }]
        })
        expect(overlapOf(oftener, end)).toBeGreaterThanOrEqual(overlapOf(heard, end))
      }),
    )
  })

  test('adds up over a cut at which both leave and both come again', () => {
    fc.assert(
      fc.property(story, story, (before, after) => {
        const at = before.at(-1)?.at ?? 0
        const gone: Heard[] = [
          { role: 'customer', kind: 'left', at },
          { role: 'consultant', kind: 'left', at },
        ]
        const moved = after.map((one) => ({ ...one, at: one.at + at }))
        const parts = overlapOf([...before, ...gone], { at, hungUp: true }) + overlapOf(moved, endOf(moved))
        expect(overlapOf([...before, ...gone, ...moved], endOf(moved))).toBe(parts)
      }),
    )
  })

  test('is not changed by looking once more', () => {
    fc.assert(
      fc.property(story, (heard) => {
        const looked = heard.flatMap((one) => [one, { ...one, kind: 'looked' as const }])
        expect(overlapOf(looked, endOf(heard))).toBe(overlapOf(heard, endOf(heard)))
      }),
    )
  })
})
