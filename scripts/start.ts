import { startDemoAnswers } from './app/demo-answers.ts'
import { greeting } from './app/greeting.ts'
import { assertPortFree, inWords } from './app/listen.ts'
import { closeServer, prepareDatabase, runApp } from './app/run-app.ts'
import { buildWeb, isBuildStale } from './app/web-build.ts'

// React reads this when it is first loaded, to run in production mode.
process.env.NODE_ENV = 'production'

/** `npm start`: everything from a clean clone to a running app. */
runApp(async (app) => {
  const { config, databaseUrl, ending, say } = app
  await assertPortFree(config)
  const building = isBuildStale()
  if (building) say('Building the site …')
  await Promise.all([building && buildWeb({ signal: ending.signal }), prepareDatabase(app)])

  const { startServer } = await import('#server/main.ts')
  const server = await startServer({ config, databaseUrl }).catch((error: unknown) => {
    throw inWords(error, config)
  })
  ending.add(closeServer(server))
  if (config.demoAnswers) ending.add(startDemoAnswers(config))
  say(greeting(config, performance.now() / 1000))
})
