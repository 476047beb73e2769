import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyaddr from '@fastify/proxy-addr'

const groupsOf = (text = '') => (text === '' ? [] : text.split(':'))

/**
 * The key of limits per address: an IPv6 subscriber has a whole /64 and could use a new address for every request. An
 * IPv4 address in IPv6 notation is that IPv4 address. A client that closed its connection has no address any more; it
 * gets no answer either, so all of these share a key.
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = address?.split('%', 1) ?? []
  if (!isIPv6(plain)) return plain
  // The URL parser normalises every IPv6 address to hexadecimal groups.
  const [head, tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    return bytes.join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The IPv6 /48 that a provider assigns as a whole; undefined for IPv4. */
export function siteOf(address: string): string | undefined {
  const network = networkOf(address)
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined
}

/** The network of a request outside Fastify, trusting the same proxies as Fastify. */
export function networkReader(trustedProxies: readonly string[]) {
  const trust = proxyaddr.compile([...trustedProxies])
  return (request: IncomingMessage) => networkOf(proxyaddr(request, trust))
}
