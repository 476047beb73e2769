import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { isAlive } from '#server/platform/db/postgres/cluster.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'

const PREFIX = 'paramarsh-test-'
/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm'
/** A run needs at most a third of it. */
const ROOM = 3 * 1024 ** 3
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

/** Memory, if there is plenty: cloning a database writes a thousand small files. */
function fastestFolder() {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory() / 2) > ROOM ? MEMORY : tmpdir()
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
