import type { Flow } from '../wire.ts'

/** How long both were connected, up to an instant of the server's clock. */
export function secondsConnected({ connectedSeconds, since }: Flow, now: number) {
  return connectedSeconds + (since ? Math.max(0, now - Date.parse(since)) / 1000 : 0)
}
