import { expect, test } from 'vitest'
import { noteServerTime, onThisClock, serverNow } from './server-clock.ts'

const notifiedAt = (at: number) => ({ headers: new Headers({ date: new Date(at).toUTCString() }) })

test('a device whose clock is wrong counts by the server’s', () => {
  const now = 1_800_000_000_000
  noteServerTime(notifiedAt(now + 300_000), now)
  expect(Math.abs(serverNow() - Date.now() - 300_000)).toBeLessThan(1_000)
  expect(onThisClock(new Date(now + 300_000).toISOString())).toBeGreaterThan(now - 1_000)
  expect(onThisClock(new Date(now + 300_000).toISOString())).toBeLessThan(now + 1_000)
})

test('a difference explained by the response’s latency is ignored, and a response without a clock changes nothing', () => {
  const now = 1_800_000_000_000
  noteServerTime(notifiedAt(now - 1_000), now)
  expect(onThisClock(new Date(now).toISOString())).toBe(now)
  noteServerTime({ headers: new Headers() }, now)
  expect(onThisClock(new Date(now).toISOString())).toBe(now)
})
