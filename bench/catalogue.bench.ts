import { type RunningApp, withApp } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { bytesOf } from './harness/bytes.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'

const PATHS = [
  '/api/web/v1/mega-menu',
  '/api/web/v1/categories',
  '/api/mobile/v1/category-type',
  '/api/mobile/v1/sectors',
  '/api/openapi.json',
]

/** Answers that are the same for everybody, compared with the same bytes and headers from memory. */
export const bench: Bench[] = PATHS.map((path) => ({
  name: `${path} as every visitor gets it`,
  unit: 'requests/s',
  limit: 0.5,
  run: () => withApp((app) => againstMemory(app, path)),
}))

async function againstMemory(app: RunningApp, path: string) {
  const { headers, body } = await bytesOf(app.url + path)
  const baseline = await startChild('memory-baseline.ts', { path, headers, body: body.toString('base64') })
  try {
    const measured = await takeTurns(
      () => rateOf(app, { path }),
      () => rateOf(baseline, { path }),
    )
    return { ...measured, notes: [...measured.notes, `${body.length} bytes, no statement`] }
  } finally {
    await baseline.stop()
  }
}
