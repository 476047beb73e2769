import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoWorld } from '#demo/load.ts'
import { migrate } from '#server/platform/migrate.ts'
import { isRoot, makePassable } from '#server/platform/postgres/account.ts'
import { removeCluster } from '#server/platform/postgres/place.ts'
import { startPostgres } from '#server/platform/postgres/start.ts'
import { type Child, startChild } from './child.ts'

export interface OpenHouse extends Child {
  databaseUrl: string
  env: Record<string, string>
}

/** The product on a server and a database of its own, with the demo world in it. */
export async function openHouse(): Promise<OpenHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {}, tuning: 'test' })
  let child: Child | undefined
  const stop = async () => {
    await child?.stop()
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(postgres.url)
    await loadDemoWorld(postgres.url)
    const port = await freePort()
    const env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      APP_SECRET: 'a secret for benches, long enough to be one',
    }
    child = await startChild('our-server.ts', { databaseUrl: postgres.url, env })
    return { ...child, stop, databaseUrl: postgres.url, env }
  } catch (error) {
    await stop()
    throw error
  }
}

export async function withHouse<T>(work: (house: OpenHouse) => Promise<T>): Promise<T> {
  const house = await openHouse()
  return work(house).finally(house.stop)
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
