import { readStored } from './stored.ts'

/** A key of its own: the marker stays when somebody signs out. */
export const DEVICE_MARKER_KEY = 'deviceMarker'

/**
 * The random value by which the server recognises a device that has signed in before, so that a stranger who locks a
 * number does not lock out its owner. `ensureDeviceMarker` makes it.
 */
export const deviceMarker = () =>
  readStored(DEVICE_MARKER_KEY, (value) => (/^[\w-]{43}$/.test(String(value)) ? String(value) : null)) ?? undefined
