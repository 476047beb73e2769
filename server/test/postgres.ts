import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { isAlive } from '#server/platform/db/postgres/cluster.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'
import { fastestFolder, MEMORY } from './fastest-folder.ts'

const PREFIX = 'paramarsh-test-'
const silent = () => {}

/** A server for one test run; leftovers of killed runs are removed first. */
export async function startTestPostgres() {
  for (const left of leftBehind()) await clear(left)
  const dataDir = mkdtempSync(join(fastestFolder(), `${PREFIX}${process.pid}-`))
  if (isRoot()) makePassable(dataDir)
  const server = await startPostgres({ dataDir, log: silent, tuning: 'test' })
  const stop = () => server.stop().finally(() => remove(dataDir))
  return { url: server.url, stop }
}

function leftBehind() {
  const ofThePast = (name: string) => {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  }
  return [tmpdir(), MEMORY].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter(ofThePast)
      .map((name) => join(folder, name)),
  )
}

async function clear(dataDir: string) {
  try {
    // Takes over the server running there, so that it can be stopped.
    const server = await startPostgres({ dataDir, log: silent, tuning: 'test' })
    await server.stop()
  } finally {
    remove(dataDir)
  }
}

function remove(dataDir: string) {
  removeCluster(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
