import { type Bench, takeTurns } from './rig/bench.ts'
import { asBrowser, bytesOf } from './rig/bytes.ts'
import { startChild } from './rig/child.ts'
import { withHouse } from './rig/house.ts'
import { rateOf } from './rig/load.ts'

/** The home page as every visitor gets it, against the same bytes with the same headers from memory. */
export const bench: Bench = {
  name: 'home page, cached and anonymous',
  unit: 'requests/s',
  limit: 0.6,
  run: () =>
    withHouse(async (house) => {
      const { headers, body } = await bytesOf(house.url)
      const twin = await startChild('memory-twin.ts', { path: '/', headers, body: body.toString('base64') })
      try {
        const load = { path: '/', headers: asBrowser, visitors: true }
        const measured = await takeTurns(
          () => rateOf(house, load),
          () => rateOf(twin, load),
        )
        return { ...measured, notes: [...measured.notes, `${body.length} bytes, ${headers['content-encoding']}`] }
      } finally {
        await twin.stop()
      }
    }),
}
