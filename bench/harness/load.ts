import autocannon from 'autocannon'
import type { Child } from './child.ts'

export interface Load {
  /** Several are requested in turn. */
  path: string | readonly string[]
  headers?: Record<string, string>
  seconds?: number
  connections?: number
  /** Each request comes from another address, like visitors: one address alone would be rate limited. */
  visitors?: boolean
}

export interface Rate {
  perSecond: number
  /** CPU time of the server alone: steadier than the rate on a shared machine. */
  cpuMicros: number
  /** Near 100 % the server was the bottleneck. */
  busyPercent: number
}

/** The rate of a server under steady load; any failure stops the bench. */
export async function rateOf(
  server: Child,
  { path, headers = {}, seconds = 4, connections = 24, visitors = false }: Load,
): Promise<Rate> {
  const before = await server.cpuSeconds()
  const result = await autocannon({
    url: server.url,
    headers,
    duration: seconds,
    connections,
    requests: [path].flat().map((one) => ({ path: one, ...(visitors && { setupRequest: fromAnotherAddress }) })),
  })
  const cpuSeconds = (await server.cpuSeconds()) - before
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${path}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`)
  return {
    perSecond: result.requests.total / result.duration,
    cpuMicros: (cpuSeconds * 1e6) / result.requests.total,
    busyPercent: (cpuSeconds / result.duration) * 100,
  }
}

let visitor = 0
function fromAnotherAddress(request: autocannon.Request): autocannon.Request {
  visitor = (visitor + 1) % 50_000
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` } }
}
