import { lockDatabase } from '#server/platform/db/postgres/hold.ts'
import { openDatabase } from '#server/platform/db/postgres/open.ts'
import { type Config, loadConfig } from '#server/platform/process/config.ts'
import { assertNobodyUses } from '../backup/data-parts.ts'

/** Exclusive work on the database: refused while a copy of the product runs on it. */
export async function withStoppedApp(work: (config: Config, databaseUrl: string) => Promise<void>) {
  const config = loadConfig()
  const database = await openDatabase(config, console.log)
  const hold = await lockDatabase(database.url, { dataDir: config.dataDir, sharedServer: !database.embedded })
  try {
    await assertNobodyUses(database.url)
    await work(config, database.url)
  } finally {
    await hold.release()
    await database.stop()
  }
}
