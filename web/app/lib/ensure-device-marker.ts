import { DEVICE_MARKER_KEY, deviceMarker } from './device-marker.ts'
import { writeStored } from './stored.ts'

/** Makes the marker of this device when its first code is asked for; reading pages makes none. */
export function ensureDeviceMarker() {
  if (deviceMarker()) return
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const marker = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  writeStored(DEVICE_MARKER_KEY, marker)
}
