import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Payer } from '../../stress/harness/funded-people.ts'
import { spendOnce } from '../../stress/harness/spending.ts'
import type { Child } from './child.ts'
import type { Rate } from './load.ts'

const CONNECTIONS = 24
const SECONDS = 4

/** Everyone spends a paisa in turn, each time with a new key; any failure stops the bench. */
export async function spendRateOf(server: Child, payers: readonly Payer[]): Promise<Rate> {
  const before = await server.cpuSeconds()
  let turn = 0
  const result = await autocannon({
    url: server.url,
    duration: SECONDS,
    connections: CONNECTIONS,
    requests: [
      {
        method: 'POST',
        path: spendOnce.path,
        body: '{"paise":1}',
        setupRequest(request) {
          turn += 1
          const { token } = payers[turn % payers.length]!
          const headers = {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          }
          return { ...request, headers }
        },
      },
    ],
  })
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`)
  const cpuSeconds = (await server.cpuSeconds()) - before
  return rate(result.requests.total, result.duration, cpuSeconds)
}

/** The baseline runs its loop for the same time, and returns the number of iterations. */
export async function loopRateOf(baseline: Child): Promise<Rate> {
  const before = await baseline.cpuSeconds()
  const reply = await fetch(`${baseline.url}/run?seconds=${SECONDS}`)
  if (!reply.ok) throw new Error(`the baseline loop failed: ${await reply.text()}`)
  const { done, seconds } = (await reply.json()) as { done: number; seconds: number }
  return rate(done, seconds, (await baseline.cpuSeconds()) - before)
}

const rate = (done: number, seconds: number, cpuSeconds: number): Rate => ({
  perSecond: done / seconds,
  cpuMicros: (cpuSeconds * 1e6) / done,
  busyPercent: (cpuSeconds / seconds) * 100,
})
