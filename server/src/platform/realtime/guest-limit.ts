import type { IncomingMessage } from 'node:http'

interface Connection {
  request: IncomingMessage
  once: (event: 'close', listener: () => void) => unknown
}

/**
 * Counts connections that have not shown a valid token, by the network they come from. The bound is wide because carriers
 * share one address among many people.
 */
export function createGuestLimit(max: number, networkOf: (request: IncomingMessage) => string) {
  const counts = new Map<string, number>()
  const releases = new WeakMap<Connection, () => void>()
  const change = (network: string, by: number) => {
    const count = (counts.get(network) ?? 0) + by
    if (count > 0) counts.set(network, count)
    else counts.delete(network)
  }
  return {
    hasRoom: (request: IncomingMessage) => (counts.get(networkOf(request)) ?? 0) < max,
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
