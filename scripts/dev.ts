import { createRestarter } from './app/dev-restarter.ts'
import { assertPortFree } from './app/listen.ts'
import { prepareDatabase, runApp } from './app/run-app.ts'

process.env.NODE_ENV = 'development'

/** `npm run dev`: the database keeps running while the server restarts with every change; pages are hot-reloaded. */
runApp(async (app) => {
  await assertPortFree(app.config)
  await prepareDatabase(app)
  const server = createRestarter({ ...process.env, DATABASE_URL: app.databaseUrl })
  app.ending.add({ close: server.stop, kill: server.kill })
})
