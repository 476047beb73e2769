import { rmSync } from 'node:fs'
import { runCommand, StartupError } from '#server/platform/startup-error.ts'
import { filesDirOf, isEmptyDatabase, wipeDatabase } from './backup/house-parts.ts'
import { withClosedHouse } from './house/closed-house.ts'
import { holdsDemoWorld } from './house/demo-world.ts'
import { prepareDatabase } from './house/open-house.ts'

/** `npm run demo:reset`: the demo world as on its first day. */
runCommand(() =>
  withClosedHouse(async (config, databaseUrl) => {
    if (config.mode !== 'demo')
      throw new StartupError('This house is in production mode: there is no demo world to reset.')
    if (!(await isEmptyDatabase(databaseUrl)) && !(await holdsDemoWorld(databaseUrl))) {
      throw new StartupError('This database does not hold the demo world, so nothing in it was touched.')
    }
    await wipeDatabase(databaseUrl)
    rmSync(filesDirOf(config), { recursive: true, force: true })
    await prepareDatabase({ config, databaseUrl, say: console.log })
    console.log('The demo world is new again.')
  }),
)
