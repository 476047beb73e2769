import type { IceSettings } from '../wire.ts'

/** Credentials are renewed this long before they expire, because the other side may restart ICE at any moment. */
const AHEAD_MS = 2 * 60_000

/** The ICE servers as last returned by the server; relay credentials are valid for some minutes. */
export function createIceServers(ask: () => Promise<IceSettings>) {
  let iceServers: IceSettings | null = null
  return {
    get: () => iceServers!,
    set(next: IceSettings) {
      iceServers = next
    },
    async renew() {
      iceServers = await ask()
      return iceServers
    },
    expireSoon: (now: number) =>
      iceServers?.iceExpiresAt ? Date.parse(iceServers.iceExpiresAt) - now < AHEAD_MS : false,
  }
}

export type IceServers = ReturnType<typeof createIceServers>
