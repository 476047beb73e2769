import { rmSync } from 'node:fs'
import { runCommand, StartupError } from '#server/platform/process/startup-error.ts'
import { holdsDemoWorld } from './app/demo-world.ts'
import { prepareDatabase } from './app/run-app.ts'
import { withStoppedApp } from './app/stopped-app.ts'
import { filesDirOf, isEmptyDatabase, wipeDatabase } from './backup/data-parts.ts'

/** `npm run demo:reset`: resets the demo data. */
runCommand(() =>
  withStoppedApp(async (config, databaseUrl) => {
    if (config.mode !== 'demo')
      throw new StartupError('This installation is in production mode: there is no demo data to reset.')
    if (!(await isEmptyDatabase(databaseUrl)) && !(await holdsDemoWorld(databaseUrl))) {
      throw new StartupError('This database does not contain the demo data, so nothing was changed.')
    }
    await wipeDatabase(databaseUrl)
    rmSync(filesDirOf(config), { recursive: true, force: true })
    await prepareDatabase({ config, databaseUrl, say: console.log })
    console.log('The demo data was reset.')
  }),
)
