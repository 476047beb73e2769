import autocannon from 'autocannon'
import type { InjectOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/process/config.ts'
import type { Child } from './child.ts'
import { FILM_SECONDS, type Learner, playOf } from './learners.ts'
import type { Rate } from './load.ts'
import { statementsOf } from './statements.ts'

const [CONNECTIONS, SECONDS] = [24, 4]

export const headersOf = ({ token }: Learner) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})
const pathOf = ({ id }: Learner) => `/api/web/v1/plays/${playOf(id)}/beats`
/** Ten seconds of the film, after those of the turn before. */
const reportOf = (turn: number) => {
  const from = (turn * 10) % FILM_SECONDS
  return JSON.stringify({ ranges: [{ from, to: from + 10 }], positionSeconds: from + 10, isHidden: false })
}

let turn = 0

/** Everyone reports in turn; any failure stops the bench. */
export async function beatRateOf(server: Child, learners: readonly Learner[]): Promise<Rate> {
  const before = await server.cpuSeconds()
  const result = await autocannon({
    ...{ url: server.url, duration: SECONDS, connections: CONNECTIONS },
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          turn += 1
          const learner = learners[turn % learners.length]!
          const body = reportOf(Math.floor(turn / learners.length))
          return { ...request, path: pathOf(learner), headers: headersOf(learner), body }
        },
      },
    ],
  })
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`)
  const cpuSeconds = (await server.cpuSeconds()) - before
  return {
    perSecond: result.requests.total / result.duration,
    cpuMicros: (cpuSeconds * 1e6) / result.requests.total,
    busyPercent: (cpuSeconds / result.duration) * 100,
  }
}

interface Place {
  databaseUrl: string
  env: Record<string, string>
}

export const statementsOfBeat = (place: Place, learner: Learner) =>
  statementsOfRequest(place, {
    ...{ method: 'POST', url: pathOf(learner), headers: headersOf(learner), payload: reportOf(0) },
  })

export const statementsOfRange = (place: Place, url: string, headers: Record<string, string>) =>
  statementsOfRequest(place, { url, headers })

/** The statements of a request on its second run. */
async function statementsOfRequest({ databaseUrl, env }: Place, request: InjectOptions) {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  const send = async () => {
    const { statusCode, body } = await app.inject(request)
    if (statusCode >= 300) throw new Error(`${request.url} returned ${statusCode}: ${body.slice(0, 200)}`)
  }
  try {
    await send()
    return await statementsOf(send)
  } finally {
    await app.close()
  }
}
