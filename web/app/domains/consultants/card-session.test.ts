import { describe, expect, test } from 'vitest'
import { sessionOn, sessionPath } from './card-session.ts'

const fees = [
  { mode: 'video' as const, minutes: 15, feePaise: 40_000 },
  { mode: 'audio' as const, minutes: 15, feePaise: 30_000 },
  { mode: 'written' as const, minutes: 0, feePaise: 90_000 },
]
const nextFree = { at: '2026-03-02T12:15:00.000Z', mode: 'video' as const, minutes: 15, feePaise: 40_000 }

describe('the session on a card', () => {
  test('has the fee of the next free slot, and its link opens that mode, length and slot', () => {
    const card = { slug: 'meera', fees, nextFree }
    expect(sessionOn(card)).toEqual(nextFree)
    expect(sessionPath(card)).toBe('/consultants/meera?mode=video&minutes=15&at=2026-03-02T12%3A15%3A00.000Z')
  })
  test('is written advice in a list filtered by it, without a length or a slot', () => {
    expect(sessionOn({ fees, nextFree }, 'written')).toEqual(fees[2])
    expect(sessionPath({ slug: 'meera', fees, nextFree }, 'written')).toBe('/consultants/meera?mode=written')
  })
  test('is the cheapest they offer when no slot is free, and undefined when they have no fees', () => {
    expect(sessionPath({ slug: 'meera', fees, nextFree: null })).toBe('/consultants/meera?mode=audio&minutes=15')
    expect(sessionPath({ slug: 'meera', fees, nextFree: null }, 'video')).toBe(
      '/consultants/meera?mode=video&minutes=15',
    )
    expect(sessionPath({ slug: 'meera', fees: [], nextFree: null })).toBe('/consultants/meera')
  })
})
