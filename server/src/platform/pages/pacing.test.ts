import { expect, test } from 'vitest'
import { Pacing } from './pacing.ts'

function pacingOf(rate: { burst: number; perSecond: number; mostDelayMs: number }) {
  let now = 1_000_000
  const delays: number[] = []
  const pacing = new Pacing(
    rate,
    () => now,
    async (ms) => void delays.push(ms),
  )
  const ask = (address: string, times: number) => {
    let refused = 0
    for (let n = 0; n < times; n += 1) {
      try {
        pacing.turn(address)
      } catch {
        refused += 1
      }
    }
    return { refused, delays: delays.splice(0) }
  }
  return { pacing, ask, pass: (ms: number) => (now += ms) }
}

test('an address that requests without a pause is delayed, then refused; others are not', () => {
  const { ask } = pacingOf({ burst: 3, perSecond: 10, mostDelayMs: 250 })
  expect(ask('192.0.2.1', 8)).toEqual({ delays: [100, 200], refused: 3 })
  expect(ask('192.0.2.2', 3)).toEqual({ delays: [], refused: 0 })
})

test('the allowance recovers with time, and recovered addresses are forgotten', () => {
  const { pacing, ask, pass } = pacingOf({ burst: 3, perSecond: 10, mostDelayMs: 0 })
  expect(ask('192.0.2.1', 5)).toEqual({ delays: [], refused: 2 })
  pass(100)
  expect(ask('192.0.2.1', 5)).toEqual({ delays: [], refused: 4 })
  pass(10_000)
  expect(ask('192.0.2.2', 1).refused).toBe(0)
  expect(pacing.addresses).toBe(1)
})
