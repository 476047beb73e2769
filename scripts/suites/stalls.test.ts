import { expect, test } from 'vitest'
import { watchForStalls } from './stalls.ts'

test('only a machine that stood still for seconds has stalled', () => {
  let now = 0
  const { stalls, check, stop } = watchForStalls(() => now)
  for (const passed of [500, 4_000, 35_400, 500, 6_000]) {
    now += passed
    check()
  }
  stop()
  expect(stalls).toEqual([35, 6])
})
