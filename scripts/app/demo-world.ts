import { createEncryptedFiles } from '#server/platform/files/encrypted-files.ts'
import { createStore } from '#server/platform/files/storage/create.ts'
import type { Config } from '#server/platform/process/config.ts'
import { StartupError } from '#server/platform/process/startup-error.ts'
import { createSecrets } from '#server/platform/security/secrets.ts'
import { withClient } from '../backup/data-parts.ts'

/** Demo mode loads its data on the first start; production mode refuses it. */
export async function settleDemoWorld(
  config: Pick<Config, 'mode' | 's3' | 'dataDir' | 'appSecret' | 'olderAppSecrets'>,
  databaseUrl: string,
  say: (line: string) => void,
) {
  const { mode } = config
  const demo = await holdsDemoWorld(databaseUrl)
  if (mode === 'production' && demo) {
    throw new StartupError(
      'This database holds the demo world, whose people anybody can sign in as. ' +
        'Production mode needs a database of its own: set DATABASE_URL or DATA_DIR to a new one.',
    )
  }
  if (mode === 'production' || demo) return
  if (await holdsPeople(databaseUrl)) {
    throw new StartupError(
      'This database holds people who are not of the demo world, and demo mode would show their OTPs. ' +
        'Set APP_MODE=production, or set DATABASE_URL or DATA_DIR to a new one for the demo.',
    )
  }
  say('Loading the demo world (only the first time) …')
  const { loadDemoWorld, putDemoFilms, putDemoPictures, saveCourseFilms, saveLockerFiles } = await import(
    '#demo/load.ts'
  )
  const store = await createStore(config)
  await putDemoFilms(store)
  await putDemoPictures(store)
  const secrets = createSecrets(config.appSecret, config.olderAppSecrets)
  const files = createEncryptedFiles(store, secrets)
  const films = await saveCourseFilms(databaseUrl, files)
  await loadDemoWorld(databaseUrl, new Date(), films, await saveLockerFiles(databaseUrl, files), secrets)
}

/** For a database that may not be migrated yet. */
export const holdsDemoWorld = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query("select from pg_tables where tablename = 'demo_world'")
    return rowCount ? ((await client.query('select from demo_world')).rowCount ?? 0) > 0 : false
  })

const holdsPeople = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => (await client.query('select from accounts limit 1')).rowCount === 1)
