import { greeting } from './house/greeting.ts'
import { assertPortFree, inWords } from './house/listen.ts'
import { closeServer, prepareDatabase, runHouse } from './house/open-house.ts'
import { buildWeb, isBuildStale } from './house/web-build.ts'

// React decides by this, when it is first loaded, whether to run at full speed.
process.env.NODE_ENV = 'production'

/** `npm start`: everything from a clean clone to an open house. */
runHouse(async (house) => {
  const { config, databaseUrl, ending, say } = house
  await assertPortFree(config)
  const building = isBuildStale()
  if (building) say('Building the site …')
  await Promise.all([building && buildWeb({ signal: ending.signal }), prepareDatabase(house)])

  const { startServer } = await import('#server/main.ts')
  const server = await startServer({ config, databaseUrl }).catch((error: unknown) => {
    throw inWords(error, config)
  })
  ending.add(closeServer(server))
  say(greeting(config, performance.now() / 1000))
})
