import { type Config, loadConfig } from '#server/platform/config.ts'
import { holdTheHouse } from '#server/platform/postgres/hold.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'

/**
 * Work on the database, whether or not the product runs on it. When the embedded server had to be started for it, the
 * house is held meanwhile: a copy that starts in that moment is refused in words, and not left without its database.
 */
export async function withDatabase<T>(work: (config: Config, databaseUrl: string) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const database = await openDatabase(config, console.error)
  if (database.adopted) return work(config, database.url)
  const hold = await holdTheHouse(database.url, { dataDir: config.dataDir })
  try {
    return await work(config, database.url)
  } finally {
    await hold.release()
    await database.stop()
  }
}
