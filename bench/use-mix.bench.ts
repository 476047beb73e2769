import { aPayer, withDb } from '../stress/harness/funded-people.ts'
import { type RunningApp, withApp } from './harness/app.ts'
import { type Bench, median } from './harness/bench.ts'
import { asBrowser } from './harness/bytes.ts'
import { type Child, startChild } from './harness/child.ts'
import { databaseCpu } from './harness/database-cpu.ts'
import { type Answer, type Asked, answerOf, type Visit, visitsOf } from './harness/visits.ts'

const ROUNDS = 3
const AT_ONCE = 12
const VISITS_A_ROUND = 600
const CUSTOMERS = 60

/** A mix like real use, per second of processor time of server and database, against the same bytes sent from memory. */
export const bench: Bench = {
  name: 'a mix like real use: browse 70 %, search 15 %, slots 8 %, book and pay 4 %, dashboards 3 %',
  unit: 'visits per second of processor time',
  // A floor for later work: 0.015 when it was first measured.
  limit: 0.012,
  run: () =>
    withApp(async (app) => {
      const customers = await withDb(app.databaseUrl, async (db) => {
        const payers = []
        while (payers.length < CUSTOMERS) payers.push(await aPayer(db, 10_000_000))
        return payers
      })
      const visits = await visitsOf(app.url, customers)
      const recorded = new Map<string, Answer>()
      await makeVisits(app.url, visits, VISITS_A_ROUND, (asked, answer) => recorded.set(asked.name, answer))
      const baseline = await startChild('recorded-baseline.ts', { answers: [...recorded] })
      const database = await databaseCpu(app.databaseUrl)
      try {
        return await compare({ app, baseline, visits, database })
      } finally {
        await baseline.stop()
      }
    }),
}

interface Sides {
  app: RunningApp
  baseline: Child
  visits: Iterator<Visit>
  database: () => number
}

async function compare({ app, baseline, visits, database }: Sides) {
  const rates = { ours: [] as number[], baseline: [] as number[], perSecond: [] as number[], database: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = { server: await app.cpuSeconds(), database: database() }
    const began = performance.now()
    const requests: Asked[] = []
    await makeVisits(app.url, visits, VISITS_A_ROUND, (asked) => requests.push(asked))
    rates.perSecond.push((VISITS_A_ROUND * 1000) / (performance.now() - began))
    const used = { server: (await app.cpuSeconds()) - before.server, database: database() - before.database }
    rates.ours.push(VISITS_A_ROUND / (used.server + used.database))
    rates.database.push(used.database / (used.server + used.database))

    const bareBefore = await baseline.cpuSeconds()
    await repeat(baseline.url, requests)
    rates.baseline.push(VISITS_A_ROUND / ((await baseline.cpuSeconds()) - bareBefore))
  }
  return {
    ours: median(rates.ours),
    baseline: median(rates.baseline),
    notes: [
      `${median(rates.perSecond).toFixed(0)} visits/s, ${AT_ONCE} at once`,
      `${(median(rates.database) * 100).toFixed(0)} % of the processor time in the database`,
    ],
  }
}

/** The next visits, several at once; a refused request stops the bench. */
async function makeVisits(
  url: string,
  visits: Iterator<Visit>,
  count: number,
  seen: (asked: Asked, answer: Answer) => void,
) {
  let left = count
  const one = async () => {
    while (left > 0) {
      left -= 1
      await (visits.next().value as Visit)(async (asked) => {
        const answer = await answerOf(url, asked)
        seen(asked, answer)
        return answer
      })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/** The same requests to the server that knows the bytes. */
async function repeat(url: string, requests: readonly Asked[]) {
  const left = requests.values()
  const one = async () => {
    for (const { name, method, body } of left)
      await answerOf(url, {
        name,
        method,
        path: `/${encodeURIComponent(name)}`,
        headers: asBrowser,
        ...(body && { body }),
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
