import { readStored, writeStored } from './stored.ts'

/** A key of its own: the marker stays when somebody signs out. */
const KEY = 'deviceMarker'
const accept = (value: unknown) => (typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null)

/**
 * The random value by which the server recognises a device that has signed in before, so that a stranger who locks a
 * number does not lock out its owner. Made when the first code is asked for; reading pages makes none.
 */
export function deviceMarker(what: string): string | undefined {
  const known = readStored(KEY, accept)
  if (known || !what.endsWith('/send/otp')) return known ?? undefined
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  writeStored(KEY, made)
  return made
}
