import { expect, onTestFinished, test, vi } from 'vitest'
import { deviceMarker } from './device-marker.ts'

test('a marker is made when a code is asked for, in a key of its own, and sent from then on', () => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(deviceMarker('POST /api/web/v1/enquiries')).toBeUndefined()
  expect(stored.size).toBe(0)
  const made = deviceMarker('POST /api/mobile/v1/send/otp')
  expect(made).toMatch(/^[\w-]{43}$/)
  expect([...stored.keys()]).toEqual(['deviceMarker'])
  expect(deviceMarker('POST /api/mobile/v1/user/login')).toBe(made)
  expect(deviceMarker('POST /api/mobile/v1/send/otp')).toBe(made)
})
