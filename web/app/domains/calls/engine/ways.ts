import type { IceSettings } from '../wire.ts'

/** Credentials are renewed so long before they lapse, because the other side may want a new path at any moment. */
const AHEAD_MS = 2 * 60_000

/** The ways media may take, as the server said last; its relay's credentials live for some minutes. */
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
