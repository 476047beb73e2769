import { readStored } from './stored.ts'

/** A separate key: the marker stays after signing out. */
export const DEVICE_MARKER_KEY = 'deviceMarker'

/**
 * Random value by which the server recognises a device that has signed in before, so that an attacker who locks a
 * number does not lock out its owner. Created by `ensureDeviceMarker`.
 */
export const deviceMarker = () =>
  readStored(DEVICE_MARKER_KEY, (value) => (/^[\w-]{43}$/.test(String(value)) ? String(value) : null)) ?? undefined
