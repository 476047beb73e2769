import { lockDatabase } from '#server/platform/db/postgres/hold.ts'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { type Config, loadConfig } from '#server/platform/process/config.ts'

/**
 * Work on the database, whether or not the app is running. If the embedded server had to be started for it, the
 * database is locked meanwhile: a copy that starts at that moment is refused with a message instead of losing its
 * database.
 */
export async function withDatabase<T>(work: (config: Config, databaseUrl: string) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const database = await openDatabase(config, console.error)
  if (database.adopted) return work(config, database.url)
  const hold = await lockDatabase(database.url, { dataDir: config.dataDir })
  try {
    return await work(config, database.url)
  } finally {
    await hold.release()
    await database.stop()
  }
}
