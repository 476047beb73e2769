import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoWorld } from '#demo/load.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'
import { startCommand } from '../../scripts/app/start-command.ts'
import { BENCH_SECRET } from './captured.ts'
import { type Child, startChild } from './child.ts'

export interface RunningApp extends Child {
  databaseUrl: string
}

interface AppOptions {
  /** How long a rendered page may be reused; 0 renders each request. */
  freshSeconds?: number
  /** The instant at which its clock stands still; the real time if absent. */
  at?: Date
}

/** The app with its own server and database, with the demo data. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {}, tuning: 'test' })
  let app: RunningApp | undefined
  const stop = async () => {
    await app?.stop()
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(postgres.url)
    await loadDemoWorld(postgres.url)
    app = await startAppOn(postgres.url, options)
    return { ...app, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The app in a separate process on an existing database, by the real clock or one that stands still. */
export async function startAppOn(databaseUrl: string, options: AppOptions = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    APP_SECRET: BENCH_SECRET,
    // So that load can come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  const { flags, env: around } = startCommand()
  const child = await startChild('our-server.ts', { databaseUrl, env, ...options }, flags, around)
  const stop = () => child.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }))
  return { ...child, stop, databaseUrl }
}

export async function withApp<T>(work: (app: RunningApp) => Promise<T>, options?: AppOptions): Promise<T> {
  const app = await startApp(options)
  return work(app).finally(app.stop)
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
