import { expect, onTestFinished, test, vi } from 'vitest'
import { deviceMarker } from './device-marker.ts'
import { ensureDeviceMarker } from './ensure-device-marker.ts'

test('a marker is created with the first OTP request, in its own key, and sent from then on', () => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(deviceMarker()).toBeUndefined()
  expect(stored.size).toBe(0)
  ensureDeviceMarker()
  const made = deviceMarker()
  expect(made).toMatch(/^[\w-]{43}$/)
  expect([...stored.keys()]).toEqual(['deviceMarker'])
  ensureDeviceMarker()
  expect(deviceMarker()).toBe(made)
})
