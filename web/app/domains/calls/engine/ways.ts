import type { IceSettings } from '../wire.ts'

/** Credentials are renewed this long before they expire, because the other side may restart ICE at any moment. */
const AHEAD_MS = 2 * 60_000

/** The ICE servers as last returned by the server; relay credentials are valid for some minutes. */
export function keepWays(ask: () => Promise<IceSettings>) {
  let ways: IceSettings | null = null
  return {
    get: () => ways!,
    put(next: IceSettings) {
      ways = next
    },
    async renew() {
      ways = await ask()
      return ways
    },
    lapseSoon: (now: number) => (ways?.iceExpiresAt ? Date.parse(ways.iceExpiresAt) - now < AHEAD_MS : false),
  }
}

export type Ways = ReturnType<typeof keepWays>
