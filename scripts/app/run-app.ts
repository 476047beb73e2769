import { setTimeout as delay } from 'node:timers/promises'
import { loadPincodes } from '#server/domains/catalogue/pincodes/service.ts'
import { createDb, createPool, LOADING_TIMEOUTS } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { lockDatabase } from '#server/platform/db/postgres/hold.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/postgres/open.ts'
import { type Config, loadConfig } from '#server/platform/process/config.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'
import { settleDemoWorld } from './demo-world.ts'
import { createEnding, type Ending } from './ending.ts'

export interface RunningApp {
  config: Config
  databaseUrl: string
  ending: Ending
  say: (line: string) => void
}

/** Of the ten seconds that a stop may take; the database needs the rest. */
const SERVER_MS = 5_000

const say = (line: string) => console.log(line)

/** Runs the app until it is told to stop; startup errors are shown as a sentence. */
export function runApp(main: (app: RunningApp) => Promise<void>) {
  const ending = createEnding(say)
  openAndRun(ending, main).catch(async (error: unknown) => {
    if (ending.signal.aborted) return
    console.error(error instanceof StartupError ? error.message : error)
    await ending.end(1)
  })
}

async function openAndRun(ending: Ending, main: (app: RunningApp) => Promise<void>) {
  const config = loadConfig()
  ending.allow(config.stopSeconds)
  const opening = openAlone(config, (error) => {
    console.error(error.message)
    void ending.end(1)
  })
  // Known from the start: a stop while the database is starting waits for it, and stops it too.
  let database: OpenDatabase | undefined
  ending.add({
    close: (leftMs) => {
      const until = Date.now() + leftMs
      return opening.then(
        ({ close }) => close((until - Date.now()) / 1000),
        () => {},
      )
    },
    kill: () => database?.kill(),
  })
  database = (await opening).database
  if (ending.signal.aborted) return
  await main({ config, databaseUrl: database.url, ending, say })
}

/** Opens and locks the database; if another copy has the lock, its database is not touched. */
async function openAlone(config: Config, onLost: (error: StartupError) => void) {
  const database = await openDatabase(config, say)
  const hold = await lockDatabase(database.url, {
    dataDir: config.dataDir,
    onLost,
    ...(database.revive ? { revive: database.revive } : { sharedServer: true }),
  })
  return {
    database,
    async close(leftSeconds: number) {
      await hold.release()
      await database.stop(leftSeconds)
    },
  }
}

/** Migrates the database and fills it as the mode requires. */
export async function prepareDatabase({ config, databaseUrl, say }: Omit<RunningApp, 'ending'>) {
  const applied = await migrate(databaseUrl)
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}.`)
  const db = createDb(createPool({ url: databaseUrl, size: 1, ...LOADING_TIMEOUTS }))
  await loadPincodes(db).finally(() => db.destroy())
  await settleDemoWorld(config, databaseUrl, say)
}

/** Running requests get a few seconds. */
export const closeServer = (server: { close(): Promise<unknown> }) => ({
  close: (leftMs: number) => Promise.race([server.close(), delay(Math.min(leftMs, SERVER_MS))]),
})
