import pg from 'pg'
import { startAppOn } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { asBrowser, bytesOf } from './harness/bytes.ts'
import { watching } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'
import { type ReadyRows, storeReadyRows } from './harness/ready-rows.ts'
import { buffersOf, workOf } from './harness/statements.ts'
import { percentileOf, timesOf } from './harness/times.ts'
import { type Size, WORLD_NOW, worldOf } from './harness/worlds.ts'

const CALL = '/api/mobile/v1/consultants'
const PATH = `${CALL}?sector=food-beverages&industry=spice-grinding-blending`
const MOST_MEMORY_BYTES = 300 * 1024 * 1024
/** The filters, alone and combined, on the whole list: the largest there is. */
const FILTERED = [
  ...['language=hi', 'language=mni', 'feeMax=500', 'rating=4.5', 'experience=30', 'city=Mumbai', 'city=Imphal'],
  ...['free=today', 'free=soon', 'sort=soonest', 'sort=fee', 'sort=fee&mode=video', 'sort=fee&rating=4.8'],
  ...[
    'language=ta&feeMax=800&rating=4&experience=10',
    'free=today&sort=fee',
    'search=Sharma',
    'search=mill',
    'search=leather',
    'page=1000',
  ],
  'consultant=industrial&city=Imphal&rating=4',
]
const MOST_BUFFERS = 5000

const workAt = async (size: Size, path: string) => {
  const databaseUrl = await worldOf(size)
  return watching({ databaseUrl, now: () => WORLD_NOW }, async (ask) => workOf(databaseUrl, await ask(path)))
}

/** Many pages, so that no answer is repeated within the second for which it is cached. */
async function distinctPages(databaseUrl: string) {
  const slugs = await slugsOf(databaseUrl)
  const pages = Array.from({ length: 12 }, (_, index) => index + 1)
  return pages.flatMap((page) => slugs.map((slug) => `${CALL}?industry=${slug}&page=${page}`))
}

async function slugsOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client
    .query<{ slug: string }>('select slug from industries where consultants_count > 120 order by id')
    .finally(() => client.end())
  return rows.map(({ slug }) => slug)
}

/** What the rows of each page would be, if they only had to be read. */
const readyPages = async (url: string, paths: readonly string[]) => {
  const pages: ReadyRows[] = []
  for (const path of paths) {
    const { data } = (await (await fetch(url + path)).json()) as { data: { data: unknown[] } }
    pages.push({ path, rows: data.data })
  }
  return pages
}

/** A page contains its rows twice: as rows, and as the data area of its name. */
const TIMES_IN_A_PAGE = 2

export const bench: Bench[] = [
  {
    name: 'consultants at 100k, by distinct queries, against ready rows off one index',
    unit: 'requests/s',
    limit: 0.3,
    async run() {
      const databaseUrl = await worldOf('100k')
      const statements = await watching({ databaseUrl, now: () => WORLD_NOW }, (ask) => ask(PATH))
      const paths = await distinctPages(databaseUrl)
      const ours = await startAppOn(databaseUrl, { at: WORLD_NOW })
      await storeReadyRows(databaseUrl, await readyPages(ours.url, paths))
      const work = { databaseUrl, poolSize: 10, path: CALL, times: TIMES_IN_A_PAGE }
      const baseline = await startChild('ready-rows-baseline.ts', work)
      try {
        const measured = await takeTurns(
          () => rateOf(ours, { path: paths }),
          () => rateOf(baseline, { path: paths }),
        )
        const buffers = await Promise.all(statements.map((statement) => buffersOf(databaseUrl, statement)))
        const notes = [`${paths.length} queries in turn`, `${statements.length} statements a request`, ...buffers]
        return { ...measured, notes: [...measured.notes, ...notes] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    },
  },
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
    name: 'consultants by distinct queries, p95 at 10k against 1M',
    unit: 'µs',
    limit: 2 / 3,
    async run() {
      const urls = [await worldOf('10k'), await worldOf('1m')] as const
      const paths = (await slugsOf(urls[0])).map((slug) => `${CALL}?industry=${slug}`)
      const [small, large] = [
        await startAppOn(urls[0], { at: WORLD_NOW }),
        await startAppOn(urls[1], { at: WORLD_NOW }),
      ]
      try {
        const [ours, baseline] = await timesOf([small.url, large.url], 600, paths)
        const medians = [ours, baseline].map((times) => percentileOf(times, 50).toFixed(0))
        return {
          ours: percentileOf(ours, 95),
          baseline: percentileOf(baseline, 95),
          notes: [`medians ${medians.join(' and ')} µs, one request at a time, ${paths.length} queries in turn`],
        }
      } finally {
        await small.stop()
        await large.stop()
      }
    },
  },
  {
    name: 'consultants at 100k, by distinct queries, against a bare route with the same SQL',
    unit: 'requests/s',
    limit: 0.5,
    async run() {
      const databaseUrl = await worldOf('100k')
      const statements = await watching({ databaseUrl, now: () => WORLD_NOW }, (ask) => ask(PATH))
      const paths = await distinctPages(databaseUrl)
      const ours = await startAppOn(databaseUrl, { at: WORLD_NOW })
      const baseline = await startChild('sql-baseline.ts', { databaseUrl, poolSize: 10, path: CALL, statements })
      try {
        const measured = await takeTurns(
          () => rateOf(ours, { path: paths }),
          () => rateOf(baseline, { path: paths }),
        )
        return { ...measured, notes: [...measured.notes, `${statements.length} statements a request`] }
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
