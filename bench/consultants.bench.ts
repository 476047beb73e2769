import { type Bench, takeTurns } from './rig/bench.ts'
import { asBrowser, bytesOf } from './rig/bytes.ts'
import { watching } from './rig/captured.ts'
import { startChild } from './rig/child.ts'
import { openHouseOn } from './rig/house.ts'
import { rateOf } from './rig/load.ts'
import { buffersOf, workOf } from './rig/statements.ts'
import { percentileOf, timesOf } from './rig/times.ts'
import { type Size, WORLD_NOW, worldOf } from './rig/worlds.ts'

const PATH = '/api/mobile/v1/consultants?sector=food-beverages&industry=spice-grinding-blending'
const MOST_MEMORY_BYTES = 300 * 1024 * 1024
/** What people narrow by, alone and together, among everybody: the widest list there is. */
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
      return { ours: small.buffers, twin: large.buffers, notes: [`at 100k: ${middle.buffers} buffers`] }
    },
  },
  {
    name: 'consultants?sector&industry, p95 at 10k against 1M',
    unit: 'µs',
    limit: 1 / 3,
    async run() {
      const [small, large] = [await openHouseOn(await worldOf('10k')), await openHouseOn(await worldOf('1m'))]
      try {
        const [ours, twin] = await timesOf([small.url + PATH, large.url + PATH], 600)
        const medians = [ours, twin].map((times) => percentileOf(times, 50).toFixed(0))
        return {
          ours: percentileOf(ours, 95),
          twin: percentileOf(twin, 95),
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
      const ours = await openHouseOn(databaseUrl)
      const twin = await startChild('sql-twin.ts', { databaseUrl, poolSize: 10, path: PATH.split('?')[0], statements })
      try {
        const measured = await takeTurns(
          () => rateOf(ours, { path: PATH }),
          () => rateOf(twin, { path: PATH }),
        )
        const buffers = await Promise.all(statements.map((statement) => buffersOf(databaseUrl, statement)))
        return { ...measured, notes: [...measured.notes, `${statements.length} statements a request`, ...buffers] }
      } finally {
        await ours.stop()
        await twin.stop()
      }
    },
  },
  {
    name: '/consultants at 100k, cached and anonymous',
    unit: 'requests/s',
    limit: 0.5,
    async run() {
      const house = await openHouseOn(await worldOf('100k'))
      const path = '/consultants'
      const { headers, body } = await bytesOf(house.url + path)
      const twin = await startChild('memory-twin.ts', { path, headers, body: body.toString('base64') })
      try {
        const load = { path, headers: asBrowser, visitors: true }
        const measured = await takeTurns(
          () => rateOf(house, load),
          () => rateOf(twin, load),
        )
        const memory = await house.memoryBytes()
        const told = `${(memory / 1024 / 1024).toFixed(0)} MB of memory after that load`
        if (memory > MOST_MEMORY_BYTES) throw new Error(`${told}, at most 300`)
        return { ...measured, notes: [...measured.notes, told, `${body.length} bytes, ${headers['content-encoding']}`] }
      } finally {
        await house.stop()
        await twin.stop()
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
      return { ours: MOST_BUFFERS, twin: most, notes }
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
      return { ours: MOST_BUFFERS, twin: most, notes }
    },
  },
]
