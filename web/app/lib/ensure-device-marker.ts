import { DEVICE_MARKER_KEY, deviceMarker } from './device-marker.ts'
import { writeStored } from './stored.ts'

/** Creates this device's marker when its first OTP is requested; browsing creates none. */
export function ensureDeviceMarker() {
  if (deviceMarker()) return
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const marker = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  writeStored(DEVICE_MARKER_KEY, marker)
}
