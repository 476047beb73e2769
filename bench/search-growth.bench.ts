import { startAppOn } from './harness/app.ts'
import type { Bench } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { workOf } from './harness/statements.ts'
import { percentileOf, timesOf } from './harness/times.ts'
import { type Size, WORLD_NOW, worldOf } from './harness/worlds.ts'

const pathOf = (name: string) => `/api/mobile/v1/search-consultant?name=${encodeURIComponent(name)}`
/**
 * An industry, many industries, a sector, a family name, a first name, a full name, a prefix, a typing error, no match.
 */
const TYPED = [
  'masala',
  'mill',
  'दाल मिल',
  'leather & footwear',
  'sharma',
  'ravi',
  'ravi sharma',
  'kul',
  'kulkrni',
  'zzzz',
]
const COMMON = pathOf('mill')

const workAt = async (size: Size) => {
  const databaseUrl = await worldOf(size)
  return watching({ databaseUrl, now: () => WORLD_NOW }, async (ask) => {
    const works: number[] = []
    for (const name of TYPED) works.push((await workOf(databaseUrl, await ask(pathOf(name)))).buffers)
    return works
  })
}
const sum = (works: readonly number[]) => works.reduce((total, work) => total + work, 0)

export const bench: Bench[] = [
  {
    name: 'search-consultant, buffers at 10k against 1M',
    unit: 'buffers',
    limit: 1 / 2,
    async run() {
      const [small, large] = [await workAt('10k'), await workAt('1m')]
      const notes = TYPED.map((name, at) => `${name}: ${small[at]} and ${large[at]} buffers`)
      return { ours: sum(small), baseline: sum(large), notes }
    },
  },
  {
    name: 'search-consultant, p95 at 10k against 1M',
    unit: 'µs',
    limit: 1 / 3,
    async run() {
      const [small, large] = [await startAppOn(await worldOf('10k')), await startAppOn(await worldOf('1m'))]
      try {
        const [ours, baseline] = await timesOf([small.url + COMMON, large.url + COMMON], 400)
        return { ours: percentileOf(ours, 95), baseline: percentileOf(baseline, 95), notes: ['one request at a time'] }
      } finally {
        await small.stop()
        await large.stop()
      }
    },
  },
]
