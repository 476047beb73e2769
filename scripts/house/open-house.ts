import { setTimeout as delay } from 'node:timers/promises'
import { loadPincodes } from '#server/domains/catalogue/pincodes/service.ts'
import { type Config, loadConfig } from '#server/platform/config.ts'
import { createDb, createPool } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { holdTheHouse } from '#server/platform/postgres/hold.ts'
import { openDatabase } from '#server/platform/postgres/open.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { settleDemoWorld } from './demo-world.ts'
import { createEnding, type Ending } from './ending.ts'

export interface OpenHouse {
  config: Config
  databaseUrl: string
  ending: Ending
  say: (line: string) => void
}

const say = (line: string) => console.log(line)

/** Runs a house until it is told to stop; what keeps it from opening is said in a sentence. */
export function runHouse(main: (house: OpenHouse) => Promise<void>) {
  const ending = createEnding(say)
  openAndRun(ending, main).catch(async (error: unknown) => {
    if (ending.signal.aborted) return
    console.error(error instanceof StartupError ? error.message : error)
    await ending.end(1)
  })
}

async function openAndRun(ending: Ending, main: (house: OpenHouse) => Promise<void>) {
  const config = loadConfig()
  const database = await openDatabase(config, say)
  const hold = await holdTheHouse(database.url, {
    dataDir: config.dataDir,
    sharedServer: !database.embedded,
    onLost: (error) => {
      console.error(error.message)
      void ending.end(1)
    },
  })
  // Only now: as long as another copy held the house, its database was not ours to stop.
  ending.add({ close: (leftMs) => database.stop(leftMs / 1000), kill: database.kill })
  ending.add({ close: () => hold.release() })
  if (ending.signal.aborted) return
  await main({ config, databaseUrl: database.url, ending, say })
}

/** Brings the database up to date and fills it as the mode demands. */
export async function prepareDatabase({ config, databaseUrl, say }: OpenHouse) {
  const applied = await migrate(databaseUrl)
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}.`)
  const db = createDb(createPool({ url: databaseUrl, size: 1 }))
  await loadPincodes(db).finally(() => db.destroy())
  await settleDemoWorld(config.mode, databaseUrl, say)
}

/** Requests under way get a few seconds; the database needs the rest to close its books. */
export const closeServer = (server: { close(): Promise<unknown> }) => ({
  close: (leftMs: number) => Promise.race([server.close(), delay(Math.min(leftMs, 5_000))]),
})
