import autocannon from 'autocannon'
import type { Child } from './child.ts'
import type { Rate } from './load.ts'

const CONNECTIONS = 24
const SECONDS = 4

export interface Post {
  path: string
  token?: string
  key?: string
  body: unknown
}

interface Load {
  next: () => Post
  /** Stops after this number of requests instead of some seconds. */
  amount?: number
  databaseCpu: () => number
}

/** The rate of POST requests that all differ; any failure stops the bench. */
export async function postRateOf(server: Child, { next, amount, databaseCpu }: Load): Promise<Rate> {
  const stop = await watched(server, databaseCpu)
  const result = await autocannon({
    url: server.url,
    ...(amount ? { amount } : { duration: SECONDS }),
    connections: CONNECTIONS,
    requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...sent(next()) }) }],
  })
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`)
  return stop(result.requests.total, result.duration)
}

const sent = ({ path, token, key, body }: Post) => ({
  path,
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  },
})

/** The baseline runs its loop for the same time, and returns the number of iterations. */
export async function loopRateOf(baseline: Child, databaseCpu?: () => number): Promise<Rate> {
  const stop = await watched(baseline, databaseCpu)
  const reply = await fetch(`${baseline.url}/run?seconds=${SECONDS}`)
  if (!reply.ok) throw new Error(`the baseline loop failed: ${await reply.text()}`)
  const { done, seconds } = (await reply.json()) as { done: number; seconds: number }
  return stop(done, seconds)
}

/** Notes the CPU time used from now until the returned function is called. */
async function watched(server: Child, databaseCpu: (() => number) | undefined) {
  const [own, database] = [await server.cpuSeconds(), databaseCpu?.()]
  return async (done: number, seconds: number): Promise<Rate> => {
    const cpuSeconds = (await server.cpuSeconds()) - own
    return {
      perSecond: done / seconds,
      cpuMicros: (cpuSeconds * 1e6) / done,
      busyPercent: (cpuSeconds / seconds) * 100,
      ...(databaseCpu && { databaseMicros: ((databaseCpu() - database!) * 1e6) / done }),
    }
  }
}
