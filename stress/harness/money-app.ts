import { buildApp } from '#server/app.ts'
import { prepareDatabase, runApp } from '../../scripts/app/run-app.ts'
import { serveSpending } from './spending.ts'

/** The app as `npm start` runs it, with its own database, without pages, and with an endpoint to spend. */
runApp(async (running) => {
  const { config, databaseUrl, ending } = running
  await prepareDatabase(running)
  const app = await buildApp({ config, databaseUrl })
  serveSpending(app)
  await app.listen({ host: '127.0.0.1', port: config.port })
  ending.add({ close: () => app.close() })
})
