import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, makePassable } from './account.ts'
import { removeCluster } from './place.ts'
import { startPostgres } from './start.ts'

/** A temporary server for one piece of work, removed completely afterwards. */
export async function withScratchPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramarsh-scratch-'))
  if (isRoot()) makePassable(dataDir)
  try {
    const server = await startPostgres({ dataDir, log: console.error, tuning: 'test' })
    try {
      return await work(server.url)
    } finally {
      await server.stop()
    }
  } finally {
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
