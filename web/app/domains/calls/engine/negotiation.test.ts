import { expect, test } from 'vitest'
import { isStale, mendAfter, mustIgnore } from './negotiation.ts'

const rest = { polite: false, makingOffer: false, settingAnswer: false, signalingState: 'stable' } as const

test('an offer that meets no other is taken by both', () => {
  for (const polite of [true, false]) expect(mustIgnore('offer', { ...rest, polite })).toBe(false)
})

test('when both offer at once, the consultant’s stands and the customer gives way', () => {
  const offered = { ...rest, signalingState: 'have-local-offer' } as const
  expect(mustIgnore('offer', offered)).toBe(true)
  expect(mustIgnore('offer', { ...offered, polite: true })).toBe(false)
  expect(mustIgnore('offer', { ...rest, makingOffer: true })).toBe(true)
})

test('an offer that comes while the answer before it is being set is no collision', () => {
  expect(mustIgnore('offer', { ...rest, signalingState: 'have-local-offer', settingAnswer: true })).toBe(false)
})

test('an answer is never ignored for a collision, but one that nobody waits for is old', () => {
  expect(mustIgnore('answer', { ...rest, signalingState: 'have-local-offer' })).toBe(false)
  expect(isStale('answer', 'have-local-offer')).toBe(false)
  expect(isStale('answer', 'stable')).toBe(true)
  expect(isStale('offer', 'stable')).toBe(false)
})

test('a failed path is mended at once, a broken one after three seconds, and then again and again', () => {
  expect(mendAfter('failed', 0)).toBe(0)
  expect(mendAfter('disconnected', 0)).toBe(3_000)
  expect(mendAfter('connected', 0)).toBeNull()
  expect(mendAfter('failed', 1)).toBeGreaterThan(0)
  expect(mendAfter('connecting', 1)).toBeGreaterThan(0)
})
