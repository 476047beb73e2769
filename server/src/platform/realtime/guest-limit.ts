import type { IncomingMessage } from 'node:http'

interface Connection {
  request: IncomingMessage
  once: (event: 'close', listener: () => void) => unknown
}

interface Bounds {
  /** Maximum visitors of one network. */
  guests: number
  /** Maximum open connections of one network without a token yet. */
  connections: number
}

/**
 * Counts connections without a valid token by network. The limits are high because carriers share one address among
 * many people, and a sign-in begins without a token.
 */
export function createGuestLimit(bounds: Bounds, networkOf: (request: IncomingMessage) => string) {
  const counts = new Map<string, number>()
  const releases = new WeakMap<Connection, () => void>()
  const change = (network: string, by: number) => {
    const count = (counts.get(network) ?? 0) + by
    if (count > 0) counts.set(network, count)
    else counts.delete(network)
  }
  return {
    mayConnect: (request: IncomingMessage) => (counts.get(networkOf(request)) ?? 0) < bounds.connections,
    /** Whether a visitor's open connection is within the limit. */
    isWithin: ({ request }: Connection) => (counts.get(networkOf(request)) ?? 0) <= bounds.guests,
    opened(connection: Connection) {
      const network = networkOf(connection.request)
      change(network, 1)
      let isCounted = true
      const release = () => {
        if (isCounted) change(network, -1)
        isCounted = false
      }
      releases.set(connection, release)
      connection.once('close', release)
    },
    signedIn: (connection: Connection) => releases.get(connection)?.(),
    networks: () => counts.size,
  }
}
