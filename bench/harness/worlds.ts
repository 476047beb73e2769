import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadDemoWorld } from '#demo/load.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'
import { fillWorld } from '../world/fill.ts'

export const SIZES = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const
export type Size = keyof typeof SIZES

/** The clock that the bench data was made for; its free slots begin here. */
export const WORLD_NOW = new Date('2026-03-02T04:30:00Z')

let server: ReturnType<typeof startServer> | undefined
const built = new Map<Size, Promise<string>>()

/** The address of a database of that size; built once for all benches of a run, one after the other. */
export function worldOf(size: Size): Promise<string> {
  const before = [...built.values()].at(-1) ?? Promise.resolve('')
  const world = built.get(size) ?? before.then(() => build(size))
  built.set(size, world)
  return world
}

/** A server on which the data stays for the next run: building the largest takes minutes. */
const { BENCH_DATABASE_URL: stored } = process.env

async function startServer() {
  if (stored) return { url: stored, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {}, tuning: 'test' })
  const stop = async () => {
    await postgres.stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: postgres.url, stop }
}

async function build(size: Size) {
  server ??= startServer()
  const url = new URL((await server).url)
  const name = `world_${size}`
  const isNew = await createDatabase(url.href, name)
  url.pathname = `/${name}`
  await migrate(url.href)
  await loadDemoWorld(url.href, WORLD_NOW)
  if (isNew) await fillWorld(url.href, SIZES[size])
  return url.href
}

async function createDatabase(serverUrl: string, name: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
    return rowCount === 0
  } finally {
    await client.end()
  }
}

/** Removes the server and its files. */
export const closeWorlds = async () => (await server)?.stop()
