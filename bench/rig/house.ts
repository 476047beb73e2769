import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoWorld } from '#demo/load.ts'
import { migrate } from '#server/platform/migrate.ts'
import { withScratchPostgres } from '#server/platform/postgres/scratch.ts'
import { type Child, startChild } from './child.ts'

export interface OpenHouse extends Child {
  databaseUrl: string
  env: Record<string, string>
}

/** The product on a database of its own with the demo world in it, for the length of one bench. */
export const withHouse = <T>(work: (house: OpenHouse) => Promise<T>): Promise<T> =>
  withScratchPostgres(async (databaseUrl) => {
    await migrate(databaseUrl)
    await loadDemoWorld(databaseUrl)
    const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
    const port = await freePort()
    const env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      APP_SECRET: 'a secret for benches, long enough to be one',
    }
    const child = await startChild('our-server.ts', { databaseUrl, env })
    try {
      return await work({ ...child, url: `http://127.0.0.1:${port}`, databaseUrl, env })
    } finally {
      await child.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
