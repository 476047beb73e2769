import { startAppOn } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { asBrowser, bytesOf } from './harness/bytes.ts'
import { watching } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'
import { buffersOf, workOf } from './harness/statements.ts'
import { percentileOf, timesOf } from './harness/times.ts'
import { type Size, WORLD_NOW, worldOf } from './harness/worlds.ts'

const PATH = '/api/mobile/v1/consultants?sector=food-beverages&industry=spice-grinding-blending'
const MOST_MEMORY_BYTES = 300 * 1024 * 1024
/** The filters, alone and combined, on the whole list: the largest there is. */
const FILTERED = [
  ...['language=hi', 'language=mni', 'feeMax=500', 'rating=4.5', 'experience=30', 'city=Mumbai', 'city=Imphal'],
  ...['free=today', 'free=soon', 'sort=soonest', 'sort=fee', 'sort=fee&mode=video', 'sort=fee&rating=4.8'],
  ...['language=ta&feeMax=800&rating=4&experience=10', 'free=today&sort=fee', 'search=Sharma', 'page=1000'],
]
const MOST_BUFFERS = 100_000

const workAt = async (size: Size, path: string) => {
  const databaseUrl = await worldOf(size)
  return watching({ databaseUrl, now: () => WORLD_NOW }, async (ask) => workOf(databaseUrl, await ask(path)))
}

export const bench: Bench[] = [
  {
    name: 'consultants?sector&industry, buffers at 10k against 1M',
    unit: 'buffers',
    limit: 1 / 2,
    async run() {
      const [small, middle, large] = [await workAt('10k', PATH), await workAt('100k', PATH), await workAt('1m', PATH)]
      return { ours: small.buffers, baseline: large.buffers, notes: [`at 100k: ${middle.buffers} buffers`] }
    },
  },
  {
    name: 'consultants?sector&industry, p95 at 10k against 1M',
    unit: 'µs',
    limit: 1 / 3,
    async run() {
      const [small, large] = [await startAppOn(await worldOf('10k')), await startAppOn(await worldOf('1m'))]
      try {
        const [ours, baseline] = await timesOf([small.url + PATH, large.url + PATH], 600)
        const medians = [ours, baseline].map((times) => percentileOf(times, 50).toFixed(0))
        return {
          ours: percentileOf(ours, 95),
          baseline: percentileOf(baseline, 95),
          notes: [`medians ${medians.join(' and ')} µs, one request at a time`],
        }
      } finally {
        await small.stop()
        await large.stop()
      }
    },
  },
  {
    name: 'consultants?sector&industry at 100k against a bare route with the same SQL',
    unit: 'requests/s',
    limit: 0.5,
    async run() {
      const databaseUrl = await worldOf('100k')
      const statements = await watching({ databaseUrl }, (ask) => ask(PATH))
      const ours = await startAppOn(databaseUrl)
      const baseline = await startChild('sql-baseline.ts', {
        databaseUrl,
        poolSize: 10,
        path: PATH.split('?')[0],
        statements,
      })
      try {
        const measured = await takeTurns(
          () => rateOf(ours, { path: PATH }),
          () => rateOf(baseline, { path: PATH }),
        )
        const buffers = await Promise.all(statements.map((statement) => buffersOf(databaseUrl, statement)))
        return { ...measured, notes: [...measured.notes, `${statements.length} statements a request`, ...buffers] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    },
  },
  {
    name: '/consultants at 100k, cached and anonymous',
    unit: 'requests/s',
    limit: 0.5,
    async run() {
      const app = await startAppOn(await worldOf('100k'))
      const path = '/consultants'
      const { headers, body } = await bytesOf(app.url + path)
      const baseline = await startChild('memory-baseline.ts', { path, headers, body: body.toString('base64') })
      try {
        const load = { path, headers: asBrowser, visitors: true }
        const measured = await takeTurns(
          () => rateOf(app, load),
          () => rateOf(baseline, load),
        )
        const memory = await app.memoryBytes()
        const reported = `${(memory / 1024 / 1024).toFixed(0)} MB of memory after that load`
        if (memory > MOST_MEMORY_BYTES) throw new Error(`${reported}, at most 300`)
        return {
          ...measured,
          notes: [...measured.notes, reported, `${body.length} bytes, ${headers['content-encoding']}`],
        }
      } finally {
        await app.stop()
        await baseline.stop()
      }
    },
  },
  {
    name: 'filtered lists at 1M: the most buffers allowed against the most that one of them read',
    unit: 'buffers',
    limit: 1,
    async run() {
      const databaseUrl = await worldOf('1m')
      const notes: string[] = []
      let most = 0
      await watching({ databaseUrl, now: () => WORLD_NOW }, async (ask) => {
        for (const query of FILTERED) {
          const { buffers, milliseconds } = await workOf(databaseUrl, await ask(`/api/mobile/v1/consultants?${query}`))
          most = Math.max(most, buffers)
          notes.push(`${query}: ${buffers} buffers, ${milliseconds.toFixed(0)} ms in the database`)
        }
      })
      return { ours: MOST_BUFFERS, baseline: most, notes }
    },
  },
  {
    name: 'sector counts of filtered lists at 1M: the most buffers allowed against the most that one of them read',
    unit: 'buffers',
    limit: 1,
    async run() {
      const databaseUrl = await worldOf('1m')
      const notes: string[] = []
      let most = 0
      await watching({ databaseUrl, now: () => WORLD_NOW }, async (ask) => {
        for (const query of FILTERED.filter((query) => !/sort=|page=/.test(query))) {
          const { buffers, milliseconds } = await workOf(databaseUrl, await ask(`/api/web/v1/sector-counts?${query}`))
          most = Math.max(most, buffers)
          notes.push(`${query}: ${buffers} buffers, ${milliseconds.toFixed(0)} ms in the database`)
        }
      })
      return { ours: MOST_BUFFERS, baseline: most, notes }
    },
  },
]
