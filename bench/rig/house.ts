import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoWorld } from '#demo/load.ts'
import { migrate } from '#server/platform/migrate.ts'
import { isRoot, makePassable } from '#server/platform/postgres/account.ts'
import { removeCluster } from '#server/platform/postgres/place.ts'
import { startPostgres } from '#server/platform/postgres/start.ts'
import { startCommand } from '../../scripts/house/start-command.ts'
import { BENCH_SECRET } from './captured.ts'
import { type Child, startChild } from './child.ts'

export interface OpenHouse extends Child {
  databaseUrl: string
}

/** The product on a server and a database of its own, with the demo world in it. */
export async function openHouse(): Promise<OpenHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {}, tuning: 'test' })
  let house: OpenHouse | undefined
  const stop = async () => {
    await house?.stop()
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(postgres.url)
    await loadDemoWorld(postgres.url)
    house = await openHouseOn(postgres.url)
    return { ...house, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The product in a process of its own on a database that is there already. */
export async function openHouseOn(databaseUrl: string): Promise<OpenHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    APP_SECRET: BENCH_SECRET,
    // So that a load may come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  const { flags, env: around } = startCommand()
  const child = await startChild('our-server.ts', { databaseUrl, env }, flags, around)
  const stop = () => child.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }))
  return { ...child, stop, databaseUrl }
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
