import autocannon from 'autocannon'
import type { Child } from './child.ts'

export interface Load {
  /** Several are requested in turn, by all connections together: none is repeated before all others were asked for. */
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
  /** CPU time of the database server, where it is measured. */
  databaseMicros?: number
}

/** The rate of a server under steady load; any failure stops the bench. */
export async function rateOf(
  server: Child,
  { path, headers = {}, seconds = 4, connections = 24, visitors = false }: Load,
): Promise<Rate> {
  const before = await server.cpuSeconds()
  const paths = [path].flat()
  let asked = 0
  const setupRequest = (request: autocannon.Request) => {
    asked += 1
    const next = { ...request, path: paths[asked % paths.length] as string }
    return visitors ? fromAnotherAddress(next) : next
  }
  const result = await autocannon({
    url: server.url,
    headers,
    duration: seconds,
    connections,
    requests: [
      paths.length > 1 || visitors ? { path: paths[0] as string, setupRequest } : { path: paths[0] as string },
    ],
  })
  const cpuSeconds = (await server.cpuSeconds()) - before
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${paths[0]}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`)
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
