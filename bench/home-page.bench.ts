import { withApp } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { asBrowser, bytesOf } from './harness/bytes.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'

/** The home page as every visitor gets it, compared with the same bytes and headers from memory. */
export const bench: Bench = {
  name: 'home page, cached and anonymous',
  unit: 'requests/s',
  limit: 0.6,
  run: () =>
    withApp(async (app) => {
      const { headers, body } = await bytesOf(app.url)
      const baseline = await startChild('memory-baseline.ts', { path: '/', headers, body: body.toString('base64') })
      try {
        const load = { path: '/', headers: asBrowser, visitors: true }
        const measured = await takeTurns(
          () => rateOf(app, load),
          () => rateOf(baseline, load),
        )
        return { ...measured, notes: [...measured.notes, `${body.length} bytes, ${headers['content-encoding']}`] }
      } finally {
        await baseline.stop()
      }
    }),
}
