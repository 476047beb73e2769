import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/platform/db/migrate.ts'
import { isRoot, makePassable } from '#server/platform/db/postgres/account.ts'
import { removeCluster } from '#server/platform/db/postgres/place.ts'
import { startPostgres } from '#server/platform/db/postgres/start.ts'

/** A durable database, as in production. */
export async function withDatabase<T>(work: (databaseUrl: string, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'paramarsh-bench-'))
  if (isRoot()) makePassable(folder)
  const postgres = await startPostgres({ dataDir: folder, log: () => {} })
  try {
    await migrate(postgres.url)
    return await work(postgres.url, folder)
  } finally {
    await postgres.stop()
    removeCluster(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
