import { expect, test } from 'vitest'
import { isStale, mendAfter, mustIgnore } from './negotiation.ts'

const rest = { polite: false, makingOffer: false, settingAnswer: false, signalingState: 'stable' } as const

test('an offer without a collision is accepted by both', () => {
  for (const polite of [true, false]) expect(mustIgnore('offer', { ...rest, polite })).toBe(false)
})

test('on simultaneous offers, the consultant’s wins and the customer yields', () => {
  const offered = { ...rest, signalingState: 'have-local-offer' } as const
  expect(mustIgnore('offer', offered)).toBe(true)
  expect(mustIgnore('offer', { ...offered, polite: true })).toBe(false)
  expect(mustIgnore('offer', { ...rest, makingOffer: true })).toBe(true)
})

test('an offer that arrives while the previous answer is being set is no collision', () => {
  expect(mustIgnore('offer', { ...rest, signalingState: 'have-local-offer', settingAnswer: true })).toBe(false)
})

test('an answer is never ignored for a collision, but an unexpected one is stale', () => {
  expect(mustIgnore('answer', { ...rest, signalingState: 'have-local-offer' })).toBe(false)
  expect(isStale('answer', 'have-local-offer')).toBe(false)
  expect(isStale('answer', 'stable')).toBe(true)
  expect(isStale('offer', 'stable')).toBe(false)
})

test('a failed connection restarts at once, a disconnected one after three seconds, and then repeatedly', () => {
  expect(mendAfter('failed', 0)).toBe(0)
  expect(mendAfter('disconnected', 0)).toBe(3_000)
  expect(mendAfter('connected', 0)).toBeNull()
  expect(mendAfter('failed', 1)).toBeGreaterThan(0)
  expect(mendAfter('connecting', 1)).toBeGreaterThan(0)
})
