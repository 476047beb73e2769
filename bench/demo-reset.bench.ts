import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { projectDir, readConfig } from '#server/platform/process/config.ts'
import { settleDemoWorld } from '../scripts/app/demo-world.ts'
import { type Bench, median } from './harness/bench.ts'
import { withDatabase } from './harness/durable-database.ts'

const ROUNDS = 2
const HOUR_MS = 3_600_000

/** The whole command, with the start of its process and database, against loading the data into a migrated database. */
export const bench: Bench = {
  name: 'npm run demo:reset, against loading the demo data',
  unit: 'an hour',
  limit: 1 / 1.5,
  run: () =>
    withDataDir(async (dataDir) => {
      await reset(dataDir)
      await load()
      const times = { ours: [] as number[], baseline: [] as number[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        times.ours.push(await reset(dataDir))
        times.baseline.push(await load())
      }
      const [ours, baseline] = [median(times.ours), median(times.baseline)]
      const notes = [`${(ours / 1000).toFixed(1)} s and ${(baseline / 1000).toFixed(1)} s`]
      return { ours: HOUR_MS / ours, baseline: HOUR_MS / baseline, notes }
    }),
}

async function reset(dataDir: string) {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: undefined, APP_MODE: 'demo', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(projectDir, 'scripts/demo-reset.ts')], { env, stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`demo:reset ended with ${code}`)
  return performance.now() - began
}

const load = () =>
  withDatabase(async (databaseUrl, folder) => {
    const config = readConfig({ DATA_DIR: folder, APP_MODE: 'demo' })
    const began = performance.now()
    await settleDemoWorld(config, databaseUrl, () => {})
    return performance.now() - began
  })

async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  try {
    return await work(dataDir)
  } finally {
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
