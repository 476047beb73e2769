import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSettlements } from './settlements.ts'

afterEach(() => vi.useRealTimers())

describe('identical reports', () => {
  test.each([
    ['webhook', 'webhook', 'answered'],
    ['other', 'webhook', 'failed'],
    ['webhook', 'other', 'failed'],
    ['other', 'other', 'failed'],
  ] as const)('of which the first, from a %s, fails: the second, from a %s, is %s', async (first, second, expected) => {
    const settlements = createSettlements(10)
    const work = Promise.withResolvers<string>()
    const started = settlements.once('captured', first, () => work.promise)
    const joined = settlements.once('captured', second, async () => 'settled twice')
    const outcome = joined.then(
      (result) => result ?? 'answered',
      () => 'failed',
    )
    work.reject(new Error('database connection lost'))
    await expect(started).rejects.toThrow('database connection lost')
    expect(await outcome).toBe(expected)
    expect(await settlements.once('captured', second, async () => 'settled')).toBe('settled')
  })
})

test('a settlement that waits too long is refused before the gateway times out', async () => {
  vi.useFakeTimers()
  const { limitTransactions } = createSettlements(10)
  const stuck = Promise.withResolvers<void>()
  const first = limitTransactions(() => stuck.promise)
  const second = expect(limitTransactions(async () => {})).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_000)
  await second
  stuck.resolve()
  await first
})
