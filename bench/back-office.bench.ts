import { fillBusiness } from './back-office/fill.ts'
import { startAppOn } from './harness/app.ts'
import type { Bench } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { withDatabase } from './harness/durable-database.ts'
import { workOf } from './harness/statements.ts'

const MB = 1024 * 1024
const [FEW, MANY] = [10_000, 1_000_000]
const ADMIN = '/api/web/v1/admin'
const LISTS = [
  ...[
    'bookings',
    'bookings?sort=-created',
    'bookings?state=completed',
    'bookings?state=cancelled',
    'bookings?search=8002000123',
  ],
  ...['orders', 'orders?status=paid', 'orders?status=refunded', 'orders?search=8002000123'],
  ...['calls?state=live', 'calls?state=all', 'payouts', 'payouts?state=paid'],
  ...['ledger/movements', 'overview/rows?figure=sessions&days=30'],
  ...['deliveries', 'deliveries?search=8002000123', 'audit-log', 'questions', 'enquiries', 'people?search=8002000123'],
  ...['refund-requests', 'refund-proposals', 'waiting'],
]
const OVERVIEW = ['overview?days=365']

/** One business of each size serves all benches of this file. */
const buffersOfBoth = once(async () => ({ few: await buffersAt(FEW), many: await buffersAt(MANY, measureCsv) }))

function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const buffersAt = (count: number, also?: (databaseUrl: string, headers: object) => Promise<unknown>) =>
  withDatabase(async (databaseUrl) => {
    const headers = { ...(await fillBusiness(databaseUrl, count)) }
    const buffers = await watching({ databaseUrl }, async (ask) => {
      const read = new Map<string, number>()
      for (const path of [...LISTS, ...OVERVIEW])
        read.set(path, (await workOf(databaseUrl, await ask(`${ADMIN}/${path}`, headers))).buffers)
      return read
    })
    await also?.(databaseUrl, headers)
    return buffers
  })

/** Growth from fewer than this is not measured: a page may read a few more levels of an index. */
const HANDFUL = 50

/** The page that grows most decides. */
function growth(name: string, paths: readonly string[], limit: number): Bench {
  return {
    ...{ name, unit: 'buffers', limit },
    async run() {
      const { few, many } = await buffersOfBoth()
      const read = paths.map((path) => ({ path, few: Math.max(HANDFUL, few.get(path)!), many: many.get(path)! }))
      const [worst] = read.toSorted((a, b) => b.many / b.few - a.many / a.few)
      const notes = read.map((one) => `${one.path}: ${one.few} and ${one.many} buffers`)
      return { ours: worst!.few, baseline: worst!.many, notes }
    },
  }
}

let csvMeasured: { idle: number; most: number; bytes: number } | undefined

async function measureCsv(databaseUrl: string, headers: object) {
  const app = await startAppOn(databaseUrl)
  try {
    const answer = await fetch(`${app.url}${ADMIN}/bookings/exports`, {
      ...{ method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } },
    })
    const { data } = (await answer.json()) as { data: { url: string } }
    const idle = await app.memoryBytes()
    csvMeasured = { idle, ...(await readWatched(new URL(data.url, app.url).href, app.memoryBytes)) }
  } finally {
    await app.stop()
  }
}

/** Reads a file to its end and returns the most memory that the server needed meanwhile. */
async function readWatched(url: string, memoryBytes: () => Promise<number>) {
  const { body } = await fetch(url)
  let [most, bytes, looked] = [0, 0, 0]
  for await (const chunk of body!) {
    bytes += chunk.length
    if (bytes - looked < MB) continue
    looked = bytes
    most = Math.max(most, await memoryBytes())
  }
  return { most, bytes }
}

/** Against a budget of 100 MB more than the idle server has. */
const csv: Bench = {
  ...{ name: 'CSV of 1M bookings, memory above idle', unit: 'MB', limit: 1 },
  async run() {
    await buffersOfBoth()
    const { idle, most, bytes } = csvMeasured!
    return {
      ours: 100,
      baseline: Math.max(1, (most - idle) / MB),
      notes: [`${(bytes / MB).toFixed(0)} MB, idle ${(idle / MB).toFixed(0)} MB`],
    }
  },
}

export const bench: Bench[] = [
  growth('lists of the back office, buffers at 10k against 1M bookings, the one that grows most', LISTS, 1 / 2),
  growth('the overview of a year, buffers at 10k against 1M bookings', OVERVIEW, 1 / 3),
  csv,
]
